/** Stands for every stylesheet in tests: a class name is its own key, so that a test can name it. */
module.exports = new Proxy({}, { get: (_, key) => (key === '__esModule' ? false : key) })
