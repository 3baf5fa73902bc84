/** The element that a translator has put in the place of a text. */
const inPlaceOf = new WeakMap<Node, Element>()

const isTranslation = (node: Node | null): node is Element => node?.nodeName === "FONT"

/** A text that the page changes after it was translated is shown again, and translated again: a price must not stay as it was. */
const changedTexts = () =>
  new MutationObserver((records) => {
    for (const { target } of records) if (!target.parentNode) inPlaceOf.get(target)?.replaceWith(target)
  })

/**
 * Lets the page live with a browser's translator, which puts a `<font>` element in the place of each text. React knows only the text,
 * and would throw an error when it removes it or inserts something before it (github.com/facebook/react/issues/11538).
 */
export function surviveTranslation(): void {
  const texts = changedTexts()
  new MutationObserver((records) => {
    for (const { removedNodes, addedNodes, previousSibling, nextSibling } of records)
      for (const text of removedNodes) {
        const translation = [...addedNodes, previousSibling, nextSibling].find(isTranslation)
        if (text.nodeName !== "#text" || text.parentNode || !translation) continue
        inPlaceOf.set(text, translation)
        texts.observe(text, { characterData: true })
      }
  }).observe(document, { childList: true, subtree: true })

  const { removeChild, insertBefore } = Node.prototype
  const shownIn = (parent: Node, child: Node): Node | null => {
    const shown = child.parentNode === parent ? child : inPlaceOf.get(child)
    return shown?.parentNode === parent ? shown : null
  }
  Node.prototype.removeChild = function <T extends Node>(this: Node, child: T): T {
    const shown = shownIn(this, child)
    if (shown) removeChild.call(this, shown)
    return child
  }
  Node.prototype.insertBefore = function <T extends Node>(this: Node, node: T, before: Node | null): T {
    insertBefore.call(this, node, before && shownIn(this, before))
    return node
  }
}
