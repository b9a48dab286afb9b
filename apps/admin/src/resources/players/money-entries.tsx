import Typography from '@mui/material/Typography'
import { ReferenceManyField } from 'react-admin'
import { MONEY_SOURCE_WORDS } from '#catalogue/history/money-words.ts'
import type { AdminMoneyEntry } from '#generated/types.ts'
import { CURRENCY_WORDS } from '#rules/core/currencies.ts'
import { BoundedPagination } from '../bounded-pagination.tsx'
import { HistoryTable } from '../history-table.tsx'
import { recordFields } from '../record-fields.tsx'
import { type ResourceName, type SourceOf, sortedBy } from '../resource-name.ts'

const { InstantField, FunctionField, NumberField, TextField } = recordFields<'money-entries'>()

const numbers = new Intl.NumberFormat('ru-RU')

function Amount({ type, amount }: AdminMoneyEntry) {
  return (
    <Typography
      component="span"
      sx={{ color: type === 'INCREASE' ? 'success.main' : 'error.main', fontWeight: 700 }}
    >
      {type === 'INCREASE' ? '+' : '−'}
      {numbers.format(amount)}
    </Typography>
  )
}

/** The player's ledger, newest first. */
export function MoneyEntries() {
  return (
    <ReferenceManyField
      reference={'money-entries' satisfies ResourceName}
      target={'playerId' satisfies SourceOf<'money-entries'>}
      sort={sortedBy<'money-entries'>('id', 'DESC')}
      perPage={25}
      pagination={<BoundedPagination />}
    >
      <HistoryTable empty="Записей пока нет">
        <InstantField source="createdAt" />
        <FunctionField
          source="currency"
          sortable={false}
          render={({ currency }) => CURRENCY_WORDS[currency]}
        />
        <FunctionField source="amount" sortable={false} textAlign="right" render={Amount} />
        <NumberField source="balanceAfter" sortable={false} locales="ru-RU" />
        <FunctionField source="source" sortable={false} render={({ source }) => MONEY_SOURCE_WORDS[source]} />
        <TextField source="reference" sortable={false} emptyText="—" />
      </HistoryTable>
    </ReferenceManyField>
  )
}
