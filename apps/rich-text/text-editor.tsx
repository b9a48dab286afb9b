import { EditorContent, useEditor } from '@tiptap/react'
import { type ComponentType, useEffect, useRef } from 'react'
import styles from './editor.module.css'
import { EditorToolbar, type LinkFormProps } from './editor-toolbar.tsx'
import { EXTENSIONS } from './extensions.ts'
import { PastingNotice } from './pasting-notice.tsx'
import richStyles from './rich-text.module.css'
import { usePasting } from './use-pasting.ts'

type TextEditorProps = {
  /** HTML at the start, and whenever it is replaced from outside. It may follow `onChange` late. */
  content: string
  /** Name for screen readers. */
  label: string
  onChange: (html: string) => void
  /** Asks for the address of a link, with the fields of its app. */
  linkForm: ComponentType<LinkFormProps>
}

/** An editor of rich text with its toolbar, for the game and the console. */
export function TextEditor({ content, label, onChange, linkForm }: TextEditorProps) {
  // Typed texts that `content` has not reached yet. On a slow device it follows some letters late, and must not undo them.
  const ahead = useRef(new Set<string>())
  const pasting = usePasting()
  const editor = useEditor({
    extensions: EXTENSIONS,
    content,
    injectCSS: false,
    editorProps: {
      ...pasting.props,
      attributes: {
        class: `${richStyles.text} ${styles.text}`,
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': label,
        lang: 'ru',
      },
    },
    onUpdate: ({ editor: changed }) => {
      const typed = changed.isEmpty ? '' : changed.getHTML()
      ahead.current.add(typed)
      onChange(typed)
      pasting.onChange()
    },
  })
  useEffect(() => {
    const shown = editor.isEmpty ? '' : editor.getHTML()
    if (content !== shown && ahead.current.has(content)) return
    ahead.current.clear()
    if (content !== shown) editor.commands.setContent(content, { emitUpdate: false })
  }, [editor, content])
  return (
    <div className={styles.editor}>
      <EditorToolbar editor={editor} linkForm={linkForm} notice={<PastingNotice notice={pasting.notice} />} />
      <EditorContent editor={editor} />
    </div>
  )
}
