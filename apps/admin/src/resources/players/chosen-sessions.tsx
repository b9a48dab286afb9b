import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import { useListContext, useRecordContext } from 'react-admin'
import type { AdminSession } from '#generated/types.ts'
import { useAct } from '../use-act.ts'
import { endChosenSessions } from './player-calls.ts'

/** Chooses an open session. react-admin's own box has no name for screen readers. */
export function ChooseSession() {
  const session = useRecordContext<AdminSession>()
  const { selectedIds, onToggleItem } = useListContext<AdminSession>()
  if (!session || session.endedAt !== null) return null
  const { id, device } = session
  return (
    <Checkbox
      size="small"
      checked={selectedIds.includes(id)}
      onChange={() => onToggleItem(id)}
      slotProps={{ input: { 'aria-label': `Выбрать: ${device}` } }}
    />
  )
}

/** Ends the chosen sessions of the player. */
export function ChosenSessions({ playerId }: { playerId: number }) {
  const { selectedIds, onUnselectItems } = useListContext<AdminSession>()
  const { isBusy, act } = useAct()
  const end = async () => {
    const isDone = await act(() => endChosenSessions(playerId, selectedIds), 'Выбранные сеансы закончены')
    if (isDone) onUnselectItems()
  }
  return (
    <Button
      variant="outlined"
      sx={{ mb: 1 }}
      disabled={isBusy || selectedIds.length === 0}
      onClick={() => void end()}
    >
      Закончить выбранные
    </Button>
  )
}
