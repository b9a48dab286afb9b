import { ReferenceManyField } from 'react-admin'
import type { AdminFight } from '#generated/types.ts'
import { BoundedPagination } from '../bounded-pagination.tsx'
import { HistoryTable } from '../history-table.tsx'
import { recordFields } from '../record-fields.tsx'
import { type ResourceName, type SourceOf, sortedBy } from '../resource-name.ts'

const { InstantField, FunctionField, NumberField, TextField } = recordFields<'player-fights'>()

const TYPE_WORDS = {
  MISSION: 'Поход',
  GROUP_MISSION: 'Крестовый поход',
  FORAY: 'Набег',
} as const satisfies Record<AdminFight['type'], string>

/** How the fight ended for the player of the card. */
function resultWords({ result, isAttacker }: AdminFight): string {
  if (result === 'DRAW') return 'Ничья'
  return (result === 'WIN') === isAttacker ? 'Победа' : 'Поражение'
}

/** The fights of the player, newest first. */
export function PlayerFights() {
  return (
    <ReferenceManyField
      reference={'player-fights' satisfies ResourceName}
      target={'playerId' satisfies SourceOf<'player-fights'>}
      sort={sortedBy<'player-fights'>('id', 'DESC')}
      perPage={25}
      pagination={<BoundedPagination />}
    >
      <HistoryTable empty="Боёв пока нет">
        <NumberField source="id" />
        <InstantField source="createdAt" sortable={false} />
        <FunctionField source="type" sortable={false} render={({ type }) => TYPE_WORDS[type]} />
        <FunctionField source="result" sortable={false} render={resultWords} />
        <TextField source="title" sortable={false} />
        <TextField source="otherName" sortable={false} emptyText="—" />
      </HistoryTable>
    </ReferenceManyField>
  )
}
