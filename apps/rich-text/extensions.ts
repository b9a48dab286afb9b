import { TextAlign } from '@tiptap/extension-text-align'
import { BackgroundColor, Color, TextStyle } from '@tiptap/extension-text-style'
import StarterKit from '@tiptap/starter-kit'
import { richHref } from '../../rules/content/rich-text.ts'
import { TABLE_NODES } from './tables.ts'

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
  TextStyle,
  Color,
  BackgroundColor,
  TextAlign.configure({ types: ['heading', 'paragraph'], alignments: ['left', 'center', 'right'] }),
  ...TABLE_NODES,
]
