import { dropNeutralColors } from './neutral-colors.ts'
import { joinOfficeLists } from './office-lists.ts'
import { takePictures } from './pictures.ts'
import { plainLinks } from './plain-links.ts'

type CleanPasted = {
  readonly html: string
  /** How many pictures were taken out. */
  readonly pictures: number
}

/**
 * Prepares pasted HTML for the editor: lists of Word become lists, links lose the color and underline of their source,
 * and pictures are taken out. Nothing in the HTML runs or loads. What else the editor cannot make, it drops itself.
 */
export function cleanPasted(html: string): CleanPasted {
  // The content of a template is inert, and may begin with a row of a table.
  const template = document.createElement('template')
  template.innerHTML = html
  const { content } = template
  for (const element of content.querySelectorAll('style, meta, link, title, script')) element.remove()
  joinOfficeLists(content)
  const pictures = takePictures(content)
  plainLinks(content)
  // A text that was copied in an editor like this one keeps the colors that its author chose.
  if (!content.querySelector('[data-pm-slice]')) dropNeutralColors(content)
  return { html: template.innerHTML, pictures }
}
