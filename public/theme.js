// Before first paint: what the player has set becomes attributes of <html>. The app takes over from here
// (src/app/applySettings.ts), and the stylesheet alone follows the system where nothing is set.
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
})();
