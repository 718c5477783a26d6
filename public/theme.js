// Before first paint: what the player has set becomes attributes of <html>. The app takes over from here
// (src/app/applySettings.ts), and the stylesheet alone follows the system where nothing is set.
// And where the app's own first files do not come, it is this file that says so.
(function () {
  var root = document.documentElement;

  function stored() {
    try {
      return JSON.parse(localStorage.getItem('parlour:settings') || '{}') || {};
    } catch (_) {
      return {};
    }
  }

  function attribute(name, value, allowed) {
    if (allowed.indexOf(value) >= 0) root.setAttribute(name, value);
  }

  var settings = stored();
  var system = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  attribute('data-theme', settings.theme === 'light' || settings.theme === 'dark' ? settings.theme : system, ['light', 'dark']);
  attribute('data-contrast', settings.contrast, ['high']);
  attribute('data-motion', settings.motion, ['reduced', 'full']);
  attribute('data-speed', settings.speed, ['slow', 'fast']);
  attribute('data-symbols', String(settings.symbols), ['true']);

  function element(name, text, parent) {
    var made = document.createElement(name);
    made.textContent = text;
    parent.append(made);
    return made;
  }

  // An installed app has no button of the browser's that loads the page again, and offline there would be no page.
  function tryAgain(note) {
    note.textContent = 'Asking for it…';
    fetch(location.href, { cache: 'no-store' }).then(
      function () {
        location.reload();
      },
      function () {
        note.textContent = 'Parlour does not answer yet. Try again when there is a connection.';
      },
    );
  }

  addEventListener(
    'error',
    function (event) {
      var root = document.getElementById('root');
      if (!(event.target instanceof HTMLScriptElement) || !root) return;
      root.textContent = '';
      var page = element('main', '', root);
      page.className = 'page';
      var state = element('section', '', page);
      state.className = 'state';
      element('h1', 'Parlour could not be fetched', state);
      element('p', 'A file that it needs did not arrive. Your games are saved up to the last move.', state);
      var note = element('p', '', state);
      note.setAttribute('role', 'status');
      var button = element('button', 'Try again', state);
      button.className = 'button button-primary';
      button.addEventListener('click', function () {
        tryAgain(note);
      });
    },
    true,
  );
})();
