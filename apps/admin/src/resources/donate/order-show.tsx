import Box from '@mui/material/Box'
import Divider from '@mui/material/Divider'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { Labeled, ReferenceManyField, Show, useRecordContext } from 'react-admin'
import { Link as RouterLink } from 'react-router-dom'
import type { AdminDonateOrder } from '#generated/types.ts'
import { RecordError } from '../record-error.tsx'
import { recordFields } from '../record-fields.tsx'
import { RECORD_QUERY } from '../record-query.ts'
import { type ResourceName, type SourceOf, sortedBy } from '../resource-name.ts'
import { PROVIDER_NAMES, STATE_NAMES, sumWords } from './donate-words.ts'
import { Payments } from './payments.tsx'
import { Refund } from './refund.tsx'

const { InstantField, FunctionField, NumberField, TextField } = recordFields<'donate-orders'>()

const INSTANTS = [
  'createdAt',
  'expiresAt',
  'paidAt',
  'refundedAt',
] as const satisfies SourceOf<'donate-orders'>[]

function OrderTitle() {
  const order = useRecordContext<AdminDonateOrder>()
  return <span>{order ? `Заказ № ${order.id}` : 'Заказ'}</span>
}

function Heading({ children }: { children: string }) {
  return (
    <Typography component="h2" variant="h6" sx={{ mt: 3, mb: 1 }}>
      {children}
    </Typography>
  )
}

function Order() {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fill, minmax(130px, 1fr))',
        gap: 2,
        pt: 3,
        '& > *': { minWidth: 0, overflowWrap: 'anywhere' },
      }}
    >
      <Labeled>
        <FunctionField source="state" render={({ state }) => STATE_NAMES[state]} />
      </Labeled>
      <Labeled>
        <FunctionField
          source="playerName"
          render={({ playerId, playerName }) => (
            <Link component={RouterLink} to={`/players/${playerId}/show`}>
              {playerName}
            </Link>
          )}
        />
      </Labeled>
      <Labeled>
        <TextField source="name" />
      </Labeled>
      <Labeled>
        <FunctionField source="minor" render={sumWords} />
      </Labeled>
      <Labeled>
        <FunctionField source="provider" render={({ provider }) => PROVIDER_NAMES[provider]} />
      </Labeled>
      {INSTANTS.map((source) => (
        <Labeled key={source}>
          <InstantField source={source} emptyText="—" />
        </Labeled>
      ))}
      <Labeled>
        <NumberField source="diamondsTaken" locales="ru-RU" />
      </Labeled>
      <Labeled>
        <NumberField source="diamondsMissing" locales="ru-RU" />
      </Labeled>
      <Labeled>
        <TextField source="externalId" emptyText="—" />
      </Labeled>
    </Box>
  )
}

/** One order: what was ordered, its payments, and its refund. */
export function OrderShow() {
  return (
    <Show
      title={<OrderTitle />}
      actions={false}
      queryOptions={RECORD_QUERY}
      error={<RecordError />}
      sx={{ mt: 2, '& .RaShow-main, & .RaShow-card': { minWidth: 0 } }}
    >
      <Box sx={{ px: { xs: 2, md: 3 }, pb: 3 }}>
        <Order />
        <Divider sx={{ mt: 3 }} />
        <Heading>Возврат</Heading>
        <Refund />
        <Divider sx={{ mt: 3 }} />
        <Heading>Платежи</Heading>
        <ReferenceManyField
          reference={'donate-payments' satisfies ResourceName}
          target={'orderId' satisfies SourceOf<'donate-payments'>}
          sort={sortedBy<'donate-payments'>('id', 'DESC')}
        >
          <Payments />
        </ReferenceManyField>
      </Box>
    </Show>
  )
}
