import type { Editor } from '@tiptap/react'
import { useState } from 'react'
import { richHref } from '#rules/content/rich-text.ts'

type LinkEdit = {
  /** As typed. */
  readonly address: string
  readonly setAddress: (address: string) => void
  /** Whether a link may lead there. */
  readonly isAllowed: boolean
  /** Whether the cursor stands in a link. */
  readonly isLink: boolean
  /** Sets the link. Does nothing for an address that links may not have. */
  readonly set: () => void
  readonly remove: () => void
}

/** What a form says of an address that links may not have. */
export const LINK_REFUSED = 'Ссылка начинается с https://, mailto: или с / — тогда она ведёт на страницу игры'

/** The link at the cursor, or of the selected words. */
export function useLink(editor: Editor, onClose: () => void): LinkEdit {
  const before: unknown = editor.getAttributes('link').href
  const [address, setAddress] = useState(typeof before === 'string' ? before : '')
  const href = richHref(address)
  const set = () => {
    if (href === null) return
    editor.view.focus()
    const { empty } = editor.state.selection
    const chain = editor.chain().extendMarkRange('link')
    if (empty && before === undefined)
      chain.insertContent({ type: 'text', text: href, marks: [{ type: 'link', attrs: { href } }] }).run()
    else chain.setLink({ href }).run()
    onClose()
  }
  const remove = () => {
    editor.view.focus()
    editor.chain().extendMarkRange('link').unsetLink().run()
    onClose()
  }
  return { address, setAddress, isAllowed: href !== null, isLink: before !== undefined, set, remove }
}
