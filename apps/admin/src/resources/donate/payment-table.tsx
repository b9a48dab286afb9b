import Typography from '@mui/material/Typography'
import { Datagrid, type Identifier, type RaRecord } from 'react-admin'
import type { AdminDonatePayment } from '../../../../../generated/types.ts'
import { INSTANT_FORMAT } from '../instants.ts'
import { recordFields } from '../record-fields.tsx'
import { PROVIDER_NAMES, sumWords, VERDICT_NAMES } from './donate-words.ts'

const { DateField, FunctionField, NumberField, TextField } = recordFields<'donate-payments'>()

/** A press on a payment leads to its order. */
export function orderOfPayment(_id: Identifier, _resource: string, { orderId }: RaRecord): string | false {
  return typeof orderId === 'number' ? `/donate-orders/${orderId}/show` : false
}

/** What became of a payment. Everything but a payment in time is marked. */
function VerdictMark({ verdict }: AdminDonatePayment) {
  return (
    <Typography
      component="span"
      variant="body2"
      sx={{ color: verdict === 'CREDITED' ? 'success.main' : 'error.main', fontWeight: 700 }}
    >
      {VERDICT_NAMES[verdict]}
    </Typography>
  )
}

/** Payments as providers reported them. Those with an order lead to it. */
export function PaymentTable() {
  return (
    <Datagrid
      bulkActionButtons={false}
      rowClick={orderOfPayment}
      empty={<Typography>Платежей пока нет</Typography>}
    >
      <NumberField source="id" />
      <DateField source="receivedAt" locales="ru-RU" showTime options={INSTANT_FORMAT} />
      <FunctionField source="verdict" sortable={false} render={VerdictMark} />
      <FunctionField source="minor" sortable={false} textAlign="right" render={sumWords} />
      <FunctionField source="provider" sortable={false} render={({ provider }) => PROVIDER_NAMES[provider]} />
      <NumberField source="orderId" sortable={false} emptyText="—" />
      <TextField source="externalId" sortable={false} />
      <DateField
        source="refundedAt"
        sortable={false}
        locales="ru-RU"
        showTime
        options={INSTANT_FORMAT}
        emptyText="—"
      />
    </Datagrid>
  )
}
