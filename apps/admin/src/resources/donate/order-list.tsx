import { List, NumberInput, SelectInput } from 'react-admin'
import type { AdminDonateOrder } from '#generated/types.ts'
import { BoundedPagination } from '../bounded-pagination.tsx'
import { Cards } from '../cards.tsx'
import { ChoosableDatagrid } from '../choosable-datagrid.tsx'
import { ChosenActions } from '../chosen-actions.tsx'
import { useExporter } from '../exporter.ts'
import { ListActions } from '../list-actions.tsx'
import { OpenLink } from '../open-link.tsx'
import { recordFields } from '../record-fields.tsx'
import { sortedBy } from '../resource-name.ts'
import { useIsNarrow } from '../use-is-narrow.ts'
import { choicesOf, PROVIDER_NAMES, STATE_NAMES, sumWords } from './donate-words.ts'

const { InstantField, FunctionField, NumberField, TextField } = recordFields<'donate-orders'>()

const filters = [
  <SelectInput key="state" source="state" choices={choicesOf(STATE_NAMES)} emptyText="Все заказы" alwaysOn />,
  <SelectInput
    key="provider"
    source="provider"
    choices={choicesOf(PROVIDER_NAMES)}
    emptyText="Чем угодно"
    alwaysOn
  />,
  <NumberInput key="playerId" source="playerId" min={1} step={1} alwaysOn />,
]

function OrderCards() {
  return (
    <Cards<AdminDonateOrder>
      title={({ id, name }) => `№ ${id}, ${name}`}
      text={({ playerName, state }) => `${playerName}. ${STATE_NAMES[state]}`}
      note={(order) => `${sumWords(order)}, ${PROVIDER_NAMES[order.provider]}`}
      pathOf={({ id }) => `/donate-orders/${id}/show`}
      actions={<ChosenActions />}
    />
  )
}

function Table() {
  return (
    <ChoosableDatagrid rowClick="show" bulkActionButtons={<ChosenActions />}>
      <NumberField source="id" />
      <InstantField source="createdAt" />
      <TextField source="playerName" sortable={false} />
      <FunctionField
        source="name"
        sortable={false}
        render={({ name }) => <OpenLink page="show">{name}</OpenLink>}
      />
      <FunctionField source="minor" sortable={false} textAlign="right" render={sumWords} />
      <FunctionField source="provider" sortable={false} render={({ provider }) => PROVIDER_NAMES[provider]} />
      <FunctionField source="state" sortable={false} render={({ state }) => STATE_NAMES[state]} />
      <InstantField source="paidAt" emptyText="—" />
    </ChoosableDatagrid>
  )
}

/** «Заказы»: every pack that was ordered, paid or not. */
export function OrderList() {
  const isNarrow = useIsNarrow()
  return (
    <List
      title="Заказы"
      filters={filters}
      sort={sortedBy<'donate-orders'>('id', 'DESC')}
      perPage={25}
      pagination={<BoundedPagination />}
      actions={<ListActions />}
      exporter={useExporter()}
      empty={false}
    >
      {isNarrow ? <OrderCards /> : <Table />}
    </List>
  )
}
