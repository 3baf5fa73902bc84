// pdfkit asks for it as it is loaded, and uses it for PNGs that are not plain.
module.exports = class {
  constructor() {
    throw new Error("Papers contain only JPEG pictures.")
  }
}
