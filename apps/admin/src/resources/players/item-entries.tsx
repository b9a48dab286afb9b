import Typography from '@mui/material/Typography'
import { ReferenceManyField } from 'react-admin'
import type { AdminItemEntry, ItemSource } from '#generated/types.ts'
import { BoundedPagination } from '../bounded-pagination.tsx'
import { HistoryTable } from '../history-table.tsx'
import { recordFields } from '../record-fields.tsx'
import { type ResourceName, type SourceOf, sortedBy } from '../resource-name.ts'

const { InstantField, FunctionField, TextField } = recordFields<'item-entries'>()

const SOURCE_WORDS = {
  SHOP: 'Лавка',
  MISSION: 'Поход',
  GROUP_MISSION: 'Крестовый поход',
  MARKET: 'Рынок',
  DONATE: 'Покупка за деньги',
  ENHANCE: 'Улучшение',
  CRAFT: 'Отделка',
  CHALLENGE: 'Состязание',
  BUILDING: 'Постройка',
  DAILY_REWARD: 'Награда дня',
  DRINK: 'Выпито',
  START: 'Основание замка',
  TUTORIAL: 'Поручение',
  ADMIN: 'Поправка управляющего',
} as const satisfies Record<ItemSource, string>

function Amount({ action, amount }: AdminItemEntry) {
  const isReceived = action === 'RECEIVED'
  return (
    <Typography component="span" sx={{ color: isReceived ? 'success.main' : 'error.main', fontWeight: 700 }}>
      {isReceived ? '+' : '−'}
      {amount}
    </Typography>
  )
}

/** Every item and every unit that came or went, newest first. */
export function ItemEntries() {
  return (
    <ReferenceManyField
      reference={'item-entries' satisfies ResourceName}
      target={'playerId' satisfies SourceOf<'item-entries'>}
      sort={sortedBy<'item-entries'>('createdAt', 'DESC')}
      perPage={25}
      pagination={<BoundedPagination />}
    >
      <HistoryTable empty="Записей пока нет">
        <InstantField source="createdAt" sortable={false} />
        <TextField source="name" sortable={false} />
        <FunctionField source="amount" sortable={false} render={Amount} />
        <FunctionField source="source" sortable={false} render={({ source }) => SOURCE_WORDS[source]} />
        <TextField source="reference" sortable={false} emptyText="—" />
      </HistoryTable>
    </ReferenceManyField>
  )
}
