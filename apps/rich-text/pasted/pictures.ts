const PICTURES = 'picture, img, svg, canvas, video, object, embed, iframe'
/** Elements that are of no use without the picture in them. */
const FRAMES = 'a, span, font, b, strong, i, em, u, picture, figure, p, div'
const BLOCKS = 'figure, p, div'
const EMOJI = /^\p{RGI_Emoji}+$/v
const GOES_ON = /^[\s,.;:!?)»…]/

/** Takes all pictures out. Returns how many a reader would miss. */
export function takePictures(root: ParentNode): number {
  let count = 0
  for (const picture of root.querySelectorAll(PICTURES)) {
    // The image of a `<picture>` has gone with it.
    if (!root.contains(picture)) continue
    const alt = picture.getAttribute('alt') ?? ''
    if (EMOJI.test(alt)) {
      picture.replaceWith(alt)
      continue
    }
    if (isSeen(picture)) count += 1
    leaveGap(picture)
  }
  return count
}

/** Whether a reader of the source sees the picture: pixels that count visitors and decorations are not missed. */
function isSeen(picture: Element): boolean {
  if (picture.closest('[aria-hidden="true"]')) return false
  return ['width', 'height'].every((side) => picture.getAttribute(side) !== '1')
}

/** Removes a picture, so that the words before and after it stay apart. */
function leaveGap(picture: Element): void {
  let gone = picture
  for (let at = picture.parentElement; at?.matches(FRAMES) && isBare(at, gone); at = at.parentElement)
    gone = at
  // An empty block ends the paragraph before it, and leaves none itself.
  if (gone.matches(BLOCKS)) gone.replaceWith(document.createElement('div'))
  else if (gone.parentElement?.matches('figure')) gone.remove()
  else gone.replaceWith(GOES_ON.test(gone.nextSibling?.textContent ?? '') ? '' : ' ')
}

/** Whether an element holds a child, which has no words, and nothing else that is seen. */
function isBare(element: Element, child: Element): boolean {
  const others = [...element.children].filter((one) => one !== child)
  return element.textContent.trim() === '' && others.every((one) => one.matches('source, br'))
}
