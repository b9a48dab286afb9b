import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { Datagrid, ReferenceManyField } from 'react-admin'
import { CURRENCY_WORDS, MONEY_SOURCE_WORDS } from '../../../../../catalogue/history/money-words.ts'
import type { AdminMoneyEntry } from '../../../../../generated/types.ts'
import { BoundedPagination } from '../bounded-pagination.tsx'
import { INSTANT_FORMAT } from '../instants.ts'
import { recordFields } from '../record-fields.tsx'
import { type ResourceName, type SourceOf, sortedBy } from '../resources.ts'

const { DateField, FunctionField, NumberField, TextField } = recordFields<'money-entries'>()

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
      <Box sx={{ overflowX: 'auto' }}>
        <Datagrid
          bulkActionButtons={false}
          rowClick={false}
          empty={<Typography>Записей пока нет</Typography>}
        >
          <DateField source="createdAt" locales="ru-RU" showTime options={INSTANT_FORMAT} />
          <FunctionField
            source="currency"
            sortable={false}
            render={({ currency }) => CURRENCY_WORDS[currency]}
          />
          <FunctionField source="amount" sortable={false} textAlign="right" render={Amount} />
          <NumberField source="balanceAfter" sortable={false} locales="ru-RU" />
          <FunctionField
            source="source"
            sortable={false}
            render={({ source }) => MONEY_SOURCE_WORDS[source]}
          />
          <TextField source="reference" sortable={false} emptyText="—" />
        </Datagrid>
      </Box>
    </ReferenceManyField>
  )
}
