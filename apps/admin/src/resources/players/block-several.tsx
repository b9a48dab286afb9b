import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormGroup from '@mui/material/FormGroup'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { type FormEvent, useId, useState } from 'react'
import type { TiedPlayer } from '#generated/types.ts'
import { useAct } from '../use-act.ts'
import { BlockFields } from './block-fields.tsx'
import { blockPlayers } from './player-calls.ts'
import { useBlockTerms } from './use-block-terms.ts'

/** The contract's limit. */
const PLAYERS_MAX = 20

type BlockSeveralProps = {
  /** Whom the dialog offers, all of them chosen. */
  players: readonly TiedPlayer[]
  onClose: () => void
  onBlocked?: () => void
}

/** Blocks several players for one reason: all that stay chosen, or none if one of them cannot be blocked. */
export function BlockSeveral({ players, onClose, onBlocked }: BlockSeveralProps) {
  const titleId = useId()
  const { isBusy, act } = useAct()
  const { fields, isReady, requestOf } = useBlockTerms('several')
  const [left, setLeft] = useState<readonly number[]>([])
  const chosen = players.map(({ playerId }) => playerId).filter((id) => !left.includes(id))
  const isTooMany = chosen.length > PLAYERS_MAX
  const toggle = (id: number) =>
    setLeft(left.includes(id) ? left.filter((other) => other !== id) : [...left, id])
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const request = requestOf(new Date())
    if (!request) return
    const isDone = await act(
      () => blockPlayers({ ...request, playerIds: chosen }),
      `Вход закрыт, игроков: ${chosen.length}`,
    )
    if (!isDone) return
    fields.setReason('')
    onClose()
    onBlocked?.()
  }
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} fullWidth maxWidth="sm">
      <form onSubmit={(event) => void submit(event)}>
        <DialogTitle id={titleId}>Заблокировать вместе</DialogTitle>
        <DialogContent>
          <Typography>Закроется вход всем отмеченным или никому, если кого-то из них нельзя.</Typography>
          <FormGroup sx={{ my: 1 }}>
            {players.map(({ playerId, name }) => (
              <FormControlLabel
                key={playerId}
                label={`${name}, № ${playerId}`}
                control={
                  <Checkbox
                    checked={!left.includes(playerId)}
                    onChange={() => toggle(playerId)}
                    size="small"
                  />
                }
              />
            ))}
          </FormGroup>
          {isTooMany && (
            <Typography color="error" sx={{ mb: 1 }}>
              Не больше {PLAYERS_MAX} за раз: снимите лишние отметки.
            </Typography>
          )}
          <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 2, pt: 1 }}>
            <BlockFields {...fields} />
          </Stack>
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>Отмена</Button>
          <Button
            type="submit"
            variant="contained"
            color="error"
            disabled={isBusy || !isReady || chosen.length === 0 || isTooMany}
          >
            Заблокировать
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
