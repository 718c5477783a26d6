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

  function say(text) {
    document.getElementById('fetching').textContent = text;
  }

  // An installed app has no button of the browser's that loads the page again, and offline there would be no page.
  function tryAgain() {
    say('Asking for it…');
    fetch(location.href, { cache: 'no-store' }).then(
      function () {
        location.reload();
      },
      function () {
        say('Parlour does not answer yet. Try again when there is a connection.');
      },
    );
  }

  function element(name, className, text) {
    return Object.assign(document.createElement(name), { className: className, textContent: text });
  }

  addEventListener(
    'error',
    function (event) {
      if (!(event.target instanceof HTMLScriptElement)) return;
      var page = element('main', 'page', '');
      var state = element('section', 'state', '');
      var button = element('button', 'button button-primary', 'Try again');
      var note = element('p', '', '');
      note.id = 'fetching';
      note.setAttribute('role', 'status');
      button.onclick = tryAgain;
      state.append(
        element('h1', '', 'Parlour could not be fetched'),
        element('p', '', 'A file that it needs did not arrive. Your games are saved up to the last move.'),
        note,
        button,
      );
      page.append(state);
      document.getElementById('root').replaceChildren(page);
    },
    true,
  );
})();
