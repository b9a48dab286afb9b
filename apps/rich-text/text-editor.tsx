import { EditorContent, useEditor } from '@tiptap/react'
import { type ComponentType, useEffect } from 'react'
import styles from './editor.module.css'
import { EditorToolbar, type LinkFormProps } from './editor-toolbar.tsx'
import { EXTENSIONS } from './extensions.ts'
import richStyles from './rich-text.module.css'

type TextEditorProps = {
  /** HTML at the start, and whenever it is replaced from outside. */
  content: string
  /** Name for screen readers. */
  label: string
  onChange: (html: string) => void
  /** Asks for the address of a link, with the fields of its app. */
  linkForm: ComponentType<LinkFormProps>
}

/** An editor of rich text with its toolbar, for the game and the console. */
export function TextEditor({ content, label, onChange, linkForm }: TextEditorProps) {
  const editor = useEditor({
    extensions: EXTENSIONS,
    content,
    injectCSS: false,
    editorProps: {
      attributes: {
        class: `${richStyles.text} ${styles.text}`,
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': label,
        lang: 'ru',
      },
    },
    onUpdate: ({ editor: changed }) => onChange(changed.isEmpty ? '' : changed.getHTML()),
  })
  useEffect(() => {
    const shown = editor.isEmpty ? '' : editor.getHTML()
    if (content !== shown) editor.commands.setContent(content, { emitUpdate: false })
  }, [editor, content])
  return (
    <div className={styles.editor}>
      <EditorToolbar editor={editor} linkForm={linkForm} />
      <EditorContent editor={editor} />
    </div>
  )
}
