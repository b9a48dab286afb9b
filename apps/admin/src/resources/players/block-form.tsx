import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { type FormEvent, useState } from 'react'
import type { AdminPlayer, PlayerBlock } from '../../../../../generated/types.ts'
import { INSTANT_FORMAT } from '../instants.ts'
import { useAct } from '../use-act.ts'
import { BLOCK_TERMS, type BlockTerm, blockEnd } from './block-end.ts'
import { blockPlayer, unblockPlayer } from './player-calls.ts'

const REASON_LENGTH = { min: 3, max: 200 } as const

function written(instant: string): string {
  return new Date(instant).toLocaleString('ru-RU', INSTANT_FORMAT)
}

type PresentBlockProps = {
  id: number
  block: PlayerBlock
  /** The administrator may lift it. */
  mayLift: boolean
}

/** The block in force, and the way out of it. */
export function PresentBlock({ id, block, mayLift }: PresentBlockProps) {
  const { isBusy, act } = useAct()
  return (
    <Alert
      severity="warning"
      sx={{ mb: 2 }}
      action={
        mayLift ? (
          <Button
            color="inherit"
            disabled={isBusy}
            onClick={() => void act(() => unblockPlayer(id), 'Игрок снова может войти')}
          >
            Разблокировать
          </Button>
        ) : null
      }
    >
      Заблокирован {block.until ? `до ${written(block.until)}` : 'навсегда'}. Причина: {block.reason}. Закрыл
      вход {block.byName}, {written(block.since)}.
    </Alert>
  )
}

function isTerm(value: string): value is BlockTerm {
  return Object.hasOwn(BLOCK_TERMS, value)
}

/** Blocks the player: the reason, which the player reads, and until when. */
export function BlockForm({ player: { id, name } }: { player: AdminPlayer }) {
  const { isBusy, act } = useAct()
  const [reason, setReason] = useState('')
  const [term, setTerm] = useState<BlockTerm>('week')
  const [date, setDate] = useState('')
  const isReason = reason.trim().length >= REASON_LENGTH.min
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const until = blockEnd(term, date, new Date())
    if (until !== undefined)
      void act(() => blockPlayer(id, { reason: reason.trim(), until }), `${name}: вход закрыт`)
  }
  return (
    <Box
      component="form"
      onSubmit={submit}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'flex-start', mb: 2 }}
    >
      <TextField
        label="Причина"
        helperText="Её увидит игрок"
        value={reason}
        onChange={(event) => setReason(event.target.value)}
        slotProps={{ htmlInput: { maxLength: REASON_LENGTH.max } }}
        size="small"
        sx={{ flex: '1 1 260px', m: 0 }}
      />
      <TextField
        select
        label="Срок"
        value={term}
        onChange={({ target }) => isTerm(target.value) && setTerm(target.value)}
        size="small"
        sx={{ minWidth: 140, m: 0 }}
      >
        {Object.entries(BLOCK_TERMS).map(([key, label]) => (
          <MenuItem key={key} value={key}>
            {label}
          </MenuItem>
        ))}
      </TextField>
      {term === 'date' ? (
        <TextField
          label="До"
          type="datetime-local"
          value={date}
          onChange={(event) => setDate(event.target.value)}
          slotProps={{ inputLabel: { shrink: true } }}
          size="small"
          sx={{ m: 0 }}
        />
      ) : null}
      <Button
        type="submit"
        variant="contained"
        color="error"
        disabled={isBusy || !isReason || blockEnd(term, date, new Date()) === undefined}
      >
        Заблокировать
      </Button>
    </Box>
  )
}
