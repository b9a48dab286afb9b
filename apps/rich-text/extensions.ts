import { TextAlign } from '@tiptap/extension-text-align'
import { BackgroundColor, Color, TextStyle } from '@tiptap/extension-text-style'
import type { TagParseRule } from '@tiptap/pm/model'
import StarterKit from '@tiptap/starter-kit'
import { richHref } from '#rules/content/rich-text.ts'
import { TABLE_NODES } from './tables.ts'

/** A `<span>` counts only if it has a color. Other programs write spans with fonts and sizes, which are not kept. */
const ColoredText = TextStyle.extend({
  parseHTML() {
    return (this.parent?.() ?? []).flatMap((rule) => (rule.tag === undefined ? [] : [colored(rule)]))
  },
})

function colored(rule: TagParseRule): TagParseRule {
  return {
    ...rule,
    getAttrs: (element) => {
      const { color, backgroundColor } = element.style
      return color || backgroundColor ? (rule.getAttrs?.(element) ?? null) : false
    },
  }
}

/** What the editor can make: what rules/content/rich-text.ts lists, and nothing else. */
export const EXTENSIONS = [
  StarterKit.configure({
    code: false,
    codeBlock: false,
    heading: { levels: [2, 3, 4] },
    link: {
      openOnClick: false,
      autolink: false,
      linkOnPaste: true,
      HTMLAttributes: { rel: null, target: null, class: null },
      isAllowedUri: (address) => richHref(address) !== null,
    },
  }),
  ColoredText,
  Color,
  BackgroundColor,
  TextAlign.configure({ types: ['heading', 'paragraph'], alignments: ['left', 'center', 'right'] }),
  ...TABLE_NODES,
]
