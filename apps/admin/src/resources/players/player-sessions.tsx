import Button from '@mui/material/Button'
import { ReferenceManyField, useRecordContext, WrapperField } from 'react-admin'
import type { AdminPlayer, AdminSession } from '#generated/types.ts'
import { BoundedPagination } from '../bounded-pagination.tsx'
import { HistoryTable } from '../history-table.tsx'
import { INSTANT_FORMAT } from '../instants.ts'
import { recordFields } from '../record-fields.tsx'
import { type ResourceName, type SourceOf, sortedBy } from '../resource-name.ts'
import { useAct } from '../use-act.ts'
import { ChooseSession, ChosenSessions } from './chosen-sessions.tsx'
import { endPlayerSession } from './player-calls.ts'
import { useMayCorrect } from './use-may-correct.ts'

const { InstantField, FunctionField, TextField } = recordFields<'player-sessions'>()

function End({ id, playerId, endedAt }: AdminSession) {
  const { isBusy, act } = useAct()
  if (endedAt !== null) return <span>{new Date(endedAt).toLocaleString('ru-RU', INSTANT_FORMAT)}</span>
  return (
    <Button
      size="small"
      variant="outlined"
      disabled={isBusy}
      onClick={() => void act(() => endPlayerSession(playerId, id), 'Сеанс закончен')}
    >
      Закончить
    </Button>
  )
}

function endedWords({ endedAt }: AdminSession): string {
  return endedAt === null ? 'Открыт' : new Date(endedAt).toLocaleString('ru-RU', INSTANT_FORMAT)
}

/** Open sessions, and those that ended within a month. */
export function PlayerSessions() {
  const player = useRecordContext<AdminPlayer>()
  const mayEnd = useMayCorrect(player)
  return (
    <ReferenceManyField
      reference={'player-sessions' satisfies ResourceName}
      target={'playerId' satisfies SourceOf<'player-sessions'>}
      sort={sortedBy<'player-sessions'>('createdAt', 'DESC')}
      perPage={10}
      pagination={<BoundedPagination />}
    >
      {mayEnd && player ? <ChosenSessions playerId={player.id} /> : null}
      <HistoryTable empty="Сеансов нет">
        {mayEnd ? (
          <WrapperField label="Выбор">
            <ChooseSession />
          </WrapperField>
        ) : null}
        <TextField source="device" sortable={false} />
        <FunctionField
          source="endedAt"
          sortable={false}
          render={(session) => (mayEnd ? <End {...session} /> : endedWords(session))}
        />
        <TextField source="address" sortable={false} emptyText="—" />
        <InstantField source="createdAt" />
        <InstantField source="lastSeenAt" sortable={false} />
      </HistoryTable>
    </ReferenceManyField>
  )
}
