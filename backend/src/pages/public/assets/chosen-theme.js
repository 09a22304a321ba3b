/*
 * Runs before the first paint of the desk, so that the theme that somebody chose in this browser does
 * not come after the device's. The key and its values are those of libs/web/src/theme/theme-choice.ts.
 */
(function () {
  try {
    const chosen = localStorage.getItem('ellac-theme');
    if (chosen === 'light' || chosen === 'dark') document.documentElement.dataset.theme = chosen;
  } catch {
    // A browser may keep nothing for this page.
  }
})();
