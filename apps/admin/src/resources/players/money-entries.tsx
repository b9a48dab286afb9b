import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import {
  Datagrid,
  DateField,
  FunctionField,
  NumberField,
  Pagination,
  ReferenceManyField,
  TextField,
} from 'react-admin'
import type { AdminMoneyEntry } from '../../../../../generated/types.ts'
import { instantFormat } from './instants.ts'
import { currencyNames, sourceName } from './player-names.ts'

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
      reference="money-entries"
      target="playerId"
      sort={{ field: 'id', order: 'DESC' }}
      perPage={25}
      pagination={<Pagination rowsPerPageOptions={[10, 25, 50, 100]} />}
    >
      <Box sx={{ overflowX: 'auto' }}>
        <Datagrid
          bulkActionButtons={false}
          rowClick={false}
          empty={<Typography>Записей пока нет</Typography>}
        >
          <DateField source="createdAt" locales="ru-RU" showTime options={instantFormat} />
          <FunctionField<AdminMoneyEntry>
            source="currency"
            sortable={false}
            render={({ currency }) => currencyNames[currency]}
          />
          <FunctionField<AdminMoneyEntry>
            source="amount"
            sortable={false}
            textAlign="right"
            render={Amount}
          />
          <NumberField source="balanceAfter" sortable={false} locales="ru-RU" />
          <FunctionField<AdminMoneyEntry>
            source="source"
            sortable={false}
            render={({ source }) => sourceName(source)}
          />
          <TextField source="reference" sortable={false} emptyText="—" />
        </Datagrid>
      </Box>
    </ReferenceManyField>
  )
}
