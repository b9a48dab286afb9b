import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { Confirm, ReferenceManyField, useRecordContext } from 'react-admin'
import type { AdminPlayer, Correction } from '#generated/types.ts'
import { useShowDialog } from '../../shown-dialog.tsx'
import { BoundedPagination } from '../bounded-pagination.tsx'
import { HistoryTable } from '../history-table.tsx'
import { recordFields } from '../record-fields.tsx'
import { type ResourceName, type SourceOf, sortedBy } from '../resource-name.ts'
import { useAct } from '../use-act.ts'
import { CorrectionForm } from './correction-form.tsx'
import { correctionWords } from './correction-words.ts'
import { undoCorrection } from './player-calls.ts'
import { useMayCorrect } from './use-may-correct.ts'

const { InstantField, FunctionField, TextField } = recordFields<'corrections'>()

type UndoDialogProps = { correction: Correction; onClose: () => void }

function UndoDialog({ correction, onClose }: UndoDialogProps) {
  const { isBusy, act } = useAct()
  const { id, reason } = correction
  const undo = async () => {
    await act(() => undoCorrection(id), 'Поправка отменена')
    onClose()
  }
  return (
    <Confirm
      isOpen
      loading={isBusy}
      title={`Отменить поправку № ${id}`}
      content={`${correctionWords(correction)}. Причина: ${reason}. Отмена запишется второй строкой: обе останутся в истории.`}
      confirm="Отменить поправку"
      cancel="Оставить"
      onConfirm={() => void undo()}
      onClose={onClose}
    />
  )
}

/** Undoes the correction, or says that it is one of a pair. */
function Undo() {
  const correction = useRecordContext<Correction>()
  const show = useShowDialog()
  if (!correction) return null
  const { undoesId, undoneById } = correction
  if (undoesId !== null) return <span>Отмена № {undoesId}</span>
  if (undoneById !== null) return <span>Отменена, № {undoneById}</span>
  const ask = () => show((close) => <UndoDialog correction={correction} onClose={close} />)
  return (
    <Button size="small" variant="outlined" onClick={ask}>
      Отменить
    </Button>
  )
}

/** What administrators gave to the player or took, and the form for more. */
export function Corrections() {
  const player = useRecordContext<AdminPlayer>()
  const mayCorrect = useMayCorrect(player)
  if (!player) return null
  return (
    <>
      {mayCorrect ? (
        <CorrectionForm player={player} />
      ) : (
        <Typography color="text.secondary" sx={{ mb: 2 }}>
          Поправки вносят только другим игрокам, чья роль ниже вашей.
        </Typography>
      )}
      <ReferenceManyField
        reference={'corrections' satisfies ResourceName}
        target={'playerId' satisfies SourceOf<'corrections'>}
        sort={sortedBy<'corrections'>('id', 'DESC')}
        perPage={10}
        pagination={<BoundedPagination />}
      >
        <HistoryTable empty="Поправок пока нет">
          <InstantField source="createdAt" sortable={false} />
          <FunctionField source="amount" sortable={false} render={correctionWords} />
          {mayCorrect ? <FunctionField source="undoneById" sortable={false} render={() => <Undo />} /> : null}
          <TextField source="reason" sortable={false} sx={{ overflowWrap: 'anywhere' }} />
          <TextField source="byName" sortable={false} />
        </HistoryTable>
      </ReferenceManyField>
    </>
  )
}
