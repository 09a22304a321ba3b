/*
 * Runs only in browsers without modules, such as Internet Explorer, which run none of the pages. They
 * have no `content` of a template either.
 */
(function () {
  const words = document.getElementById('old-browser');
  const place = document.getElementById('app');
  if (words !== null && place !== null) place.innerHTML = words.innerHTML;
})();
