import type { Theme } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'
import { List, NumberInput, SelectInput, SimpleList } from 'react-admin'
import type { AdminDonateOrder } from '../../../../../generated/types.ts'
import { BoundedPagination } from '../bounded-pagination.tsx'
import { ChoosableDatagrid } from '../choosable-datagrid.tsx'
import { ChosenActions } from '../chosen-actions.tsx'
import { exportRows } from '../exporter.ts'
import { INSTANT_FORMAT } from '../instants.ts'
import { ListActions } from '../list-actions.tsx'
import { recordFields } from '../record-fields.tsx'
import { sortedBy } from '../resources.ts'
import { choicesOf, PROVIDER_NAMES, STATE_NAMES, sumWords } from './donate-words.ts'

const { DateField, FunctionField, NumberField, TextField } = recordFields<'donate-orders'>()

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

function Cards() {
  return (
    <SimpleList<AdminDonateOrder>
      primaryText={({ id, name }) => `№ ${id}, ${name}`}
      secondaryText={({ playerName, state }) => `${playerName}. ${STATE_NAMES[state]}`}
      tertiaryText={sumWords}
      rowClick="show"
    />
  )
}

function Table() {
  return (
    <ChoosableDatagrid rowClick="show" bulkActionButtons={<ChosenActions />}>
      <NumberField source="id" />
      <DateField source="createdAt" locales="ru-RU" showTime options={INSTANT_FORMAT} />
      <TextField source="playerName" sortable={false} />
      <TextField source="name" sortable={false} />
      <FunctionField source="minor" sortable={false} textAlign="right" render={sumWords} />
      <FunctionField source="provider" sortable={false} render={({ provider }) => PROVIDER_NAMES[provider]} />
      <FunctionField source="state" sortable={false} render={({ state }) => STATE_NAMES[state]} />
      <DateField source="paidAt" locales="ru-RU" showTime options={INSTANT_FORMAT} emptyText="—" />
    </ChoosableDatagrid>
  )
}

/** «Заказы»: every pack that was ordered, paid or not. */
export function OrderList() {
  const isNarrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('md'))
  return (
    <List
      title="Заказы"
      filters={filters}
      sort={sortedBy<'donate-orders'>('id', 'DESC')}
      perPage={25}
      pagination={<BoundedPagination />}
      actions={<ListActions />}
      exporter={exportRows}
      empty={false}
    >
      {isNarrow ? <Cards /> : <Table />}
    </List>
  )
}
