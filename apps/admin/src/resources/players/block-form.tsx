import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import type { FormEvent } from 'react'
import type { AdminPlayer, PlayerBlock } from '#generated/types.ts'
import { INSTANT_FORMAT } from '../instants.ts'
import { useAct } from '../use-act.ts'
import { BlockFields } from './block-fields.tsx'
import { blockPlayer, unblockPlayer } from './player-calls.ts'
import { useBlockTerms } from './use-block-terms.ts'

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

/** Blocks the player: the reason, which the player reads, and until when. */
export function BlockForm({ player: { id, name } }: { player: AdminPlayer }) {
  const { isBusy, act } = useAct()
  const { fields, isReady, requestOf } = useBlockTerms(id)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const request = requestOf(new Date())
    if (request && (await act(() => blockPlayer(id, request), `${name}: вход закрыт`))) fields.setReason('')
  }
  return (
    <Box
      component="form"
      onSubmit={(event) => void submit(event)}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'flex-start', mb: 2 }}
    >
      <BlockFields {...fields} />
      <Button type="submit" variant="contained" color="error" disabled={isBusy || !isReady}>
        Заблокировать
      </Button>
    </Box>
  )
}
