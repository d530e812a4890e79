/** What an import of an image gives a component. */
module.exports = { src: '/image.svg', width: 24, height: 24 }
