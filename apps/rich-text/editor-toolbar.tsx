import { type Editor, useEditorState } from '@tiptap/react'
import { type ComponentType, type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react'
import styles from './editor.module.css'
import { TOOLBAR_GROUPS } from './toolbar-actions.ts'

const ACTIONS = TOOLBAR_GROUPS.flat()

export type LinkFormProps = { id: string; editor: Editor; onClose: () => void }

type EditorToolbarProps = {
  editor: Editor
  /** Asks for the address of a link, with the fields of its app. */
  linkForm: ComponentType<LinkFormProps>
  /** Stays in sight with the buttons. */
  notice: ReactNode
}

/**
 * The toolbar of the editor. One stop for Tab; arrow keys, Home and End move inside.
 *
 * A press of the mouse leaves the focus in the text, and a press of a key puts it there at once. The `focus` command of
 * the editor waits for the next frame, and letters typed until then would go to the button.
 */
export function EditorToolbar({ editor, linkForm: LinkForm, notice }: EditorToolbarProps) {
  const bar = useRef<HTMLDivElement>(null)
  const linkId = useId()
  const [stop, setStop] = useState('bold')
  const [isLinking, setIsLinking] = useState(false)
  const state = useEditorState({
    editor,
    selector: () => ({
      on: ACTIONS.filter(({ isOn }) => isOn?.(editor)).map(({ key }) => key),
      impossible: ACTIONS.filter(({ isPossible }) => isPossible?.(editor) === false).map(({ key }) => key),
      isLink: editor.isActive('link'),
    }),
  })

  const move = (event: KeyboardEvent) => {
    const buttons = [...(bar.current?.querySelectorAll('button') ?? [])]
    const at = buttons.findIndex((button) => button.matches(':focus'))
    const step: Record<string, number> = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: -1 }
    const next = step[event.key]
    if (next === undefined || at < 0) return
    event.preventDefault()
    buttons.at(next % buttons.length)?.focus()
  }
  const common = (key: string) => ({
    type: 'button' as const,
    tabIndex: key === stop ? 0 : -1,
    onFocus: () => setStop(key),
  })

  return (
    <>
      <div className={styles.bar}>
        <div
          ref={bar}
          className={styles.toolbar}
          role="toolbar"
          aria-label="Оформление текста"
          onKeyDown={move}
          onMouseDown={(event) => event.preventDefault()}
        >
          {TOOLBAR_GROUPS.map((group) => (
            <div key={group[0]?.key} className={styles.group}>
              {group.map(({ key, label, sign, look, run, isOn }) => (
                <button
                  key={key}
                  {...common(key)}
                  className={look ? `${styles.tool} ${styles[look]}` : styles.tool}
                  aria-label={label}
                  title={label}
                  aria-pressed={isOn ? state.on.includes(key) : undefined}
                  aria-disabled={state.impossible.includes(key) || undefined}
                  onClick={() => {
                    if (state.impossible.includes(key)) return
                    editor.view.focus()
                    run(editor)
                  }}
                >
                  {sign}
                </button>
              ))}
            </div>
          ))}
          <div className={styles.group}>
            <button
              {...common('link')}
              className={styles.tool}
              aria-pressed={state.isLink}
              aria-expanded={isLinking}
              aria-controls={isLinking ? linkId : undefined}
              onClick={() => setIsLinking(!isLinking)}
            >
              Ссылка
            </button>
          </div>
        </div>
        {notice}
      </div>
      {isLinking && <LinkForm id={linkId} editor={editor} onClose={() => setIsLinking(false)} />}
    </>
  )
}
