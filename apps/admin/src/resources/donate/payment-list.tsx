import { List, SelectInput } from 'react-admin'
import { BoundedPagination } from '../bounded-pagination.tsx'
import { useExporter } from '../exporter.ts'
import { ListActions } from '../list-actions.tsx'
import { sortedBy } from '../resource-name.ts'
import { choicesOf, PROVIDER_NAMES, VERDICT_NAMES } from './donate-words.ts'
import { Payments } from './payments.tsx'

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

/** «Платежи»: all that providers reported. Late ones and those that fit no order are looked at here. */
export function PaymentList() {
  return (
    <List
      title="Платежи"
      filters={filters}
      sort={sortedBy<'donate-payments'>('id', 'DESC')}
      perPage={25}
      pagination={<BoundedPagination />}
      actions={<ListActions />}
      exporter={useExporter()}
      empty={false}
    >
      <Payments />
    </List>
  )
}
