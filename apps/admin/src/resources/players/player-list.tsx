import { List, SearchInput, SelectInput } from 'react-admin'
import { TITLE_NAMES } from '#catalogue/player/titles.ts'
import type { AdminPlayer } from '#generated/types.ts'
import { BoundedPagination } from '../bounded-pagination.tsx'
import { Cards } from '../cards.tsx'
import { ChoosableDatagrid } from '../choosable-datagrid.tsx'
import { useExporter } from '../exporter.ts'
import { ListActions } from '../list-actions.tsx'
import { OpenLink } from '../open-link.tsx'
import { recordFields } from '../record-fields.tsx'
import { sortedBy } from '../resource-name.ts'
import { useIsNarrow } from '../use-is-narrow.ts'
import { ChosenPlayers } from './chosen-players.tsx'
import { KIND_NAMES } from './player-names.ts'

const { InstantField, FunctionField, NumberField, TextField } = recordFields<'players'>()

const kindChoices = Object.entries(KIND_NAMES).map(([id, name]) => ({ id, name }))

const filters = [
  <SearchInput
    key="q"
    source="q"
    placeholder="Часть имени или почты, № или IP"
    alwaysOn
    sx={{ minWidth: 310 }}
  />,
  <SelectInput key="kind" source="kind" choices={kindChoices} emptyText="Все замки" alwaysOn />,
]

function PlayerCards() {
  return (
    <Cards<AdminPlayer>
      title={({ name }) => name}
      text={({ title, level }) => `${TITLE_NAMES[title]}, уровень ${level}`}
      note={({ id, kind }) => `№ ${id}. ${KIND_NAMES[kind]}`}
      pathOf={({ id }) => `/players/${id}/show`}
      actions={<ChosenPlayers />}
    />
  )
}

function Table() {
  return (
    <ChoosableDatagrid rowClick="show" bulkActionButtons={<ChosenPlayers />}>
      <NumberField source="id" />
      <FunctionField source="name" render={({ name }) => <OpenLink page="show">{name}</OpenLink>} />
      <NumberField source="level" />
      <FunctionField source="title" sortable={false} render={({ title }) => TITLE_NAMES[title]} />
      <NumberField source="gold" locales="ru-RU" />
      <FunctionField source="kind" sortable={false} render={({ kind }) => KIND_NAMES[kind]} />
      <TextField source="email" sortable={false} emptyText="—" sx={{ overflowWrap: 'anywhere' }} />
      <InstantField source="createdAt" />
      <InstantField source="lastSeenAt" emptyText="—" />
    </ChoosableDatagrid>
  )
}

/** «Игроки»: search by a part of the name or e-mail, by number or address, with a filter for players and generated castles. */
export function PlayerList() {
  const isNarrow = useIsNarrow()
  return (
    <List
      title="Игроки"
      filters={filters}
      sort={sortedBy<'players'>('createdAt', 'DESC')}
      perPage={25}
      pagination={<BoundedPagination />}
      actions={<ListActions />}
      exporter={useExporter()}
      empty={false}
    >
      {isNarrow ? <PlayerCards /> : <Table />}
    </List>
  )
}
