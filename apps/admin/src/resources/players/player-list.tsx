import type { Theme } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'
import { List, SearchInput, SelectInput, SimpleList } from 'react-admin'
import { TITLE_NAMES } from '../../../../../catalogue/player/titles.ts'
import type { AdminPlayer } from '../../../../../generated/types.ts'
import { BoundedPagination } from '../bounded-pagination.tsx'
import { ChoosableDatagrid } from '../choosable-datagrid.tsx'
import { exportRows } from '../exporter.ts'
import { INSTANT_FORMAT } from '../instants.ts'
import { ListActions } from '../list-actions.tsx'
import { recordFields } from '../record-fields.tsx'
import { sortedBy } from '../resources.ts'
import { ChosenPlayers } from './chosen-players.tsx'
import { KIND_NAMES } from './player-names.ts'

const { DateField, FunctionField, NumberField, TextField } = recordFields<'players'>()

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

function Cards() {
  return (
    <SimpleList<AdminPlayer>
      primaryText={(player) => player.name}
      secondaryText={(player) => `${TITLE_NAMES[player.title]}, уровень ${player.level}`}
      tertiaryText={(player) => KIND_NAMES[player.kind]}
      rowClick="show"
    />
  )
}

function Table() {
  return (
    <ChoosableDatagrid rowClick="show" bulkActionButtons={<ChosenPlayers />}>
      <NumberField source="id" />
      <TextField source="name" />
      <NumberField source="level" />
      <FunctionField source="title" sortable={false} render={({ title }) => TITLE_NAMES[title]} />
      <NumberField source="gold" locales="ru-RU" />
      <FunctionField source="kind" sortable={false} render={({ kind }) => KIND_NAMES[kind]} />
      <TextField source="email" sortable={false} emptyText="—" />
      <DateField source="createdAt" locales="ru-RU" showTime options={INSTANT_FORMAT} />
      <DateField source="lastSeenAt" locales="ru-RU" showTime options={INSTANT_FORMAT} emptyText="—" />
    </ChoosableDatagrid>
  )
}

/** «Игроки»: search by a part of the name or e-mail, by number or address, with a filter for players and generated castles. */
export function PlayerList() {
  const isNarrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('md'))
  return (
    <List
      title="Игроки"
      filters={filters}
      sort={sortedBy<'players'>('createdAt', 'DESC')}
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
