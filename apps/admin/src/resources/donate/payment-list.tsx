import type { Theme } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'
import { List, SelectInput, SimpleList } from 'react-admin'
import type { AdminDonatePayment } from '../../../../../generated/types.ts'
import { BoundedPagination } from '../bounded-pagination.tsx'
import { exportRows } from '../exporter.ts'
import { INSTANT_FORMAT } from '../instants.ts'
import { ListActions } from '../list-actions.tsx'
import { sortedBy } from '../resources.ts'
import { choicesOf, PROVIDER_NAMES, sumWords, VERDICT_NAMES } from './donate-words.ts'
import { orderOfPayment, PaymentTable } from './payment-table.tsx'

const KEPT_CHOICES = [
  { id: true, name: 'Поздние и незачисленные' },
  { id: false, name: 'Зачисленные в срок' },
]

const filters = [
  <SelectInput
    key="kept"
    source="kept"
    label="Какие"
    choices={KEPT_CHOICES}
    emptyText="Все платежи"
    alwaysOn
  />,
  <SelectInput
    key="verdict"
    source="verdict"
    choices={choicesOf(VERDICT_NAMES)}
    emptyText="Любой итог"
    alwaysOn
  />,
  <SelectInput
    key="provider"
    source="provider"
    choices={choicesOf(PROVIDER_NAMES)}
    emptyText="Чем угодно"
    alwaysOn
  />,
]

function Cards() {
  return (
    <SimpleList<AdminDonatePayment>
      primaryText={(payment) => `${sumWords(payment)}. ${VERDICT_NAMES[payment.verdict]}`}
      secondaryText={({ externalId }) => <span style={{ overflowWrap: 'anywhere' }}>{externalId}</span>}
      tertiaryText={({ receivedAt }) => new Date(receivedAt).toLocaleString('ru-RU', INSTANT_FORMAT)}
      rowClick={orderOfPayment}
    />
  )
}

/** «Платежи»: all that providers reported. Late ones and those that fit no order are looked at here. */
export function PaymentList() {
  const isNarrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('lg'))
  return (
    <List
      title="Платежи"
      filters={filters}
      sort={sortedBy<'donate-payments'>('id', 'DESC')}
      perPage={25}
      pagination={<BoundedPagination />}
      actions={<ListActions />}
      exporter={exportRows}
      empty={false}
    >
      {isNarrow ? <Cards /> : <PaymentTable />}
    </List>
  )
}
