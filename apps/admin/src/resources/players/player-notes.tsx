import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import TextInput from '@mui/material/TextField'
import type { FormEvent } from 'react'
import { ReferenceManyField, useRecordContext } from 'react-admin'
import type { AdminPlayer } from '#generated/types.ts'
import { BoundedPagination } from '../bounded-pagination.tsx'
import { HistoryTable } from '../history-table.tsx'
import { useKeptValue } from '../kept-text.tsx'
import { recordFields } from '../record-fields.tsx'
import { type ResourceName, type SourceOf, sortedBy } from '../resource-name.ts'
import { useAct } from '../use-act.ts'
import { addPlayerNote } from './player-calls.ts'

const { InstantField, TextField } = recordFields<'player-notes'>()

const NOTE_LENGTH = 2000

function NoteForm({ id }: AdminPlayer) {
  const { isBusy, act } = useAct()
  const [text, setText] = useKeptValue(`note ${id}`)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (await act(() => addPlayerNote(id, text.trim()), 'Заметка сохранена')) setText('')
  }
  return (
    <Box component="form" onSubmit={(event) => void submit(event)} sx={{ mb: 2 }}>
      <TextInput
        label="Новая заметка"
        helperText="Её видят только управляющие"
        multiline
        minRows={2}
        fullWidth
        value={text}
        onChange={(event) => setText(event.target.value)}
        slotProps={{ htmlInput: { maxLength: NOTE_LENGTH } }}
      />
      <Button type="submit" variant="outlined" disabled={isBusy || text.trim() === ''}>
        Добавить заметку
      </Button>
    </Box>
  )
}

/** What administrators noted about the player. */
export function PlayerNotes() {
  const player = useRecordContext<AdminPlayer>()
  if (!player) return null
  return (
    <>
      {player.kind === 'HUMAN' ? <NoteForm {...player} /> : null}
      <ReferenceManyField
        reference={'player-notes' satisfies ResourceName}
        target={'playerId' satisfies SourceOf<'player-notes'>}
        sort={sortedBy<'player-notes'>('id', 'DESC')}
        perPage={10}
        pagination={<BoundedPagination />}
      >
        <HistoryTable empty="Заметок пока нет">
          <InstantField source="createdAt" sortable={false} />
          <TextField source="byName" sortable={false} />
          <TextField
            source="text"
            sortable={false}
            sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}
          />
        </HistoryTable>
      </ReferenceManyField>
    </>
  )
}
