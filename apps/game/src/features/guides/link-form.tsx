import type { LinkFormProps } from '#apps/rich-text/editor-toolbar.tsx'
import { LINK_REFUSED, useLink } from '#apps/rich-text/use-link.ts'
import { Button } from '../../ui/controls/button.tsx'
import { TextBox } from '../../ui/forms/text-box.tsx'
import styles from './editor.module.css'

/** Asks for the address of the link at the cursor, or of the selected words. */
export function LinkForm({ id, editor, onClose }: LinkFormProps) {
  const { address, setAddress, isAllowed, isLink, set, remove } = useLink(editor, onClose)
  return (
    <form
      id={id}
      className={styles.link}
      onSubmit={(event) => {
        event.preventDefault()
        set()
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape') {
          event.stopPropagation()
          onClose()
          editor.commands.focus()
        }
      }}
    >
      <TextBox label="Адрес ссылки" value={address} onChange={setAddress} maxLength={500} takesFocus />
      <div className={styles.actions}>
        <Button type="submit" small cannot={isAllowed ? [] : [{ message: LINK_REFUSED }]}>
          Поставить
        </Button>
        {isLink && (
          <Button small onClick={remove}>
            Убрать ссылку
          </Button>
        )}
        <Button small onClick={onClose}>
          Отмена
        </Button>
      </div>
    </form>
  )
}
