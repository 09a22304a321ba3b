/**
 * Stands for `@fluentui/react-icons` in tests: the same icons, each loaded when it is asked for. The
 * index of the package loads all of them, which is half a second of CPU in each test file.
 */
module.exports = new Proxy(
  {},
  {
    get(loaded, name) {
      if (typeof name === 'symbol' || name === '__esModule') return name === '__esModule';
      return (loaded[name] ??= iconOf(name));
    },
  },
);

/** @param {string} name as `CheckmarkCircle20Filled` */
function iconOf(name) {
  const [, subject] = /^([A-Z]\w*?)\d*(?:Regular|Filled|Light)$/.exec(name) ?? [];
  if (subject === undefined) return require('@fluentui/react-icons/utils')[name];
  const file = subject.replace(/(?<!^)[A-Z]/g, (letter) => `-${letter}`).toLowerCase();
  return require(`@fluentui/react-icons/svg/${file}`)[name];
}
