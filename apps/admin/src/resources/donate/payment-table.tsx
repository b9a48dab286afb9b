import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { Datagrid, type Identifier, type RaRecord } from 'react-admin'
import { Link as RouterLink } from 'react-router-dom'
import type { AdminDonatePayment } from '#generated/types.ts'
import { recordFields } from '../record-fields.tsx'
import { orderPathOf, PROVIDER_NAMES, sumWords, VERDICT_NAMES } from './donate-words.ts'

const { InstantField, FunctionField, NumberField, TextField } = recordFields<'donate-payments'>()

/** A press on a payment leads to its order. */
function orderOfPayment(_id: Identifier, _resource: string, { orderId }: RaRecord): string | false {
  return orderPathOf(orderId) ?? false
}

/** The number of the order, as the way to it. */
function OrderLink({ orderId }: AdminDonatePayment) {
  const path = orderPathOf(orderId)
  if (path === undefined) return '—'
  return (
    <Link component={RouterLink} to={path} color="inherit" onClick={(event) => event.stopPropagation()}>
      {orderId}
    </Link>
  )
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

/** Payments in a wide window. */
export function PaymentTable() {
  return (
    <Datagrid
      bulkActionButtons={false}
      rowClick={orderOfPayment}
      empty={<Typography sx={{ p: 2 }}>Платежей пока нет</Typography>}
    >
      <NumberField source="id" />
      <InstantField source="receivedAt" />
      <FunctionField source="verdict" sortable={false} render={VerdictMark} />
      <FunctionField source="minor" sortable={false} textAlign="right" render={sumWords} />
      <FunctionField source="provider" sortable={false} render={({ provider }) => PROVIDER_NAMES[provider]} />
      <FunctionField source="orderId" sortable={false} render={OrderLink} />
      <TextField source="externalId" sortable={false} sx={{ overflowWrap: 'anywhere' }} />
      <InstantField source="refundedAt" sortable={false} emptyText="—" />
    </Datagrid>
  )
}
