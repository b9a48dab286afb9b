import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import type { LinkFormProps } from '#apps/rich-text/editor-toolbar.tsx'
import { LINK_REFUSED, useLink } from '#apps/rich-text/use-link.ts'

/**
 * Asks for the address of the link at the cursor, or of the selected words. No form of its own: it stands inside the one of the record, so
 * Enter must set the link and not save.
 */
export function LinkForm({ id, editor, onClose }: LinkFormProps) {
  const { address, setAddress, isAllowed, isLink, set, remove } = useLink(editor, onClose)
  const isRefused = address !== '' && !isAllowed
  return (
    <Stack id={id} useFlexGap sx={{ p: 1, gap: 1 }}>
      <TextField
        label="Адрес ссылки"
        value={address}
        onChange={({ target }) => setAddress(target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') {
            event.preventDefault()
            set()
          } else if (event.key === 'Escape') {
            onClose()
            editor.commands.focus()
          }
        }}
        error={isRefused}
        helperText={isRefused ? LINK_REFUSED : undefined}
        slotProps={{ htmlInput: { maxLength: 500 } }}
        autoFocus
        fullWidth
      />
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1 }}>
        <Button variant="contained" size="small" disabled={!isAllowed} onClick={set}>
          Поставить
        </Button>
        {isLink && (
          <Button size="small" onClick={remove}>
            Убрать ссылку
          </Button>
        )}
        <Button size="small" onClick={onClose}>
          Отмена
        </Button>
      </Stack>
    </Stack>
  )
}
