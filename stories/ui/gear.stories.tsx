import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { itemArt } from '#apps/game/src/art/item-art.ts'
import { FilterChips } from '#apps/game/src/ui/controls/filter-chips.tsx'
import { Select } from '#apps/game/src/ui/controls/select.tsx'
import { GearCard, ItemGrid } from '#apps/game/src/ui/pictures/gear-card.tsx'
import { GearIcon } from '#apps/game/src/ui/pictures/gear-icon.tsx'
import { ItemSlot } from '#apps/game/src/ui/pictures/item-slot.tsx'
import { StackTile } from '#apps/game/src/ui/pictures/stack-tile.tsx'
import { LevelMin } from '#apps/game/src/ui/values/level-min.tsx'
import { StatLine, StatList } from '#apps/game/src/ui/values/stat-line.tsx'
import { Row, Stack } from './stage.tsx'

const open = fn()

const meta = { title: 'ui/Gear' } satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

function sheet(children: React.ReactNode) {
  return (
    <div style={{ padding: 16, borderRadius: 6, color: 'var(--ink-1)', background: 'var(--parch-1)' }}>
      {children}
    </div>
  )
}

const axe = { art: itemArt('battle-axe'), material: 'steel' as const }

export const Icons: Story = {
  render: () =>
    sheet(
      <Stack>
        <Row>
          {[9, 38, 66, 86, 97].map((quality) => (
            <GearIcon key={quality} {...axe} quality={quality} size={78} stars={5} />
          ))}
        </Row>
        <Row>
          <GearIcon {...axe} quality={97} size={78} stars={7} sharpened={4} crafted locked worn />
          <GearIcon {...axe} quality={66} size={78} isNew inMarket />
          <GearIcon
            art={itemArt('metal-bar')}
            material="steel"
            quality={null}
            size={78}
            blank
            sharpened={3}
          />
          <GearIcon art={undefined} material="steel" quality={50} size={78} />
        </Row>
        <Row>
          <GearIcon {...axe} quality={97} stars={3} locked isNew />
          <GearIcon {...axe} quality={40} size={30} stars={6} />
        </Row>
      </Stack>,
    ),
}

export const Cards: Story = {
  render: () =>
    sheet(
      <ItemGrid label="Вещи">
        <li>
          <GearCard
            {...axe}
            name="Секира"
            quality={97}
            levelMin={16}
            level={17}
            marks={{ stars: 7, locked: true }}
            selected
            onOpen={open}
          />
        </li>
        <li>
          <GearCard
            {...axe}
            name="Достопримечательнейший нагрудник"
            quality={52}
            levelMin={19}
            level={17}
            marks={{ isNew: true }}
            onOpen={open}
          />
        </li>
        <li>
          <StackTile
            name="Дерево"
            art={itemArt('wood-pile')}
            material="wood"
            amount={500}
            max={500}
            amountInMarket={12}
            onOpen={open}
          />
        </li>
      </ItemGrid>,
    ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: /^Секира.*7\u00a0звёзд, заблокирована/ }))
    await expect(open).toHaveBeenCalled()
    await expect(canvas.getByRole('button', { name: /больше не вместится/ })).toBeVisible()
    await expect(canvas.getByRole('button', { name: /ваш уровень ниже/ })).toBeVisible()
  },
}

export const Slots: Story = {
  render: () =>
    sheet(
      <Row>
        {(['whole', 'part', 'none'] as const).map((state, place) => (
          <ItemSlot
            key={state}
            place="Оружие"
            art={itemArt('broadsword')}
            gear={{ ...axe, name: 'Секира', quality: 66, marks: { stars: 2 } }}
            work={{ state, percent: 100 - 50 * place }}
            words={place !== 1}
            onOpen={open}
          />
        ))}
        <ItemSlot place="Щит" art={itemArt('checked-shield')} gear={null} inviting onOpen={open} />
        <ItemSlot place="Щит" art={itemArt('checked-shield')} gear={null} size={38} onOpen={open} />
      </Row>,
    ),
}

export const Lines: Story = {
  render: () =>
    sheet(
      <StatList>
        <StatLine name="Минимальный уровень">
          <LevelMin levelMin={19} level={17} label="" />
        </StatLine>
        <StatLine name="Атака мечников" note="(макс. 132–168)">
          126–160
        </StatLine>
        <StatLine name="Броня" tone="gain">
          +4
        </StatLine>
        <StatLine name="Уворот" tone="loss">
          −1
        </StatLine>
      </StatList>,
    ),
}

const toggle = fn()

export const Choosing: Story = {
  render: () =>
    sheet(
      <Row>
        <FilterChips
          label="Отбор"
          chips={[
            { value: 'new', label: 'Новые', count: 3 },
            { value: 'worn', label: 'Надетые', count: 0 },
          ]}
          chosen={new Set(['new'])}
          onToggle={toggle}
        />
        <Select
          label="Порядок"
          labelled
          options={[
            { value: 'newest', label: 'Сначала новые' },
            { value: 'level', label: 'По уровню' },
          ]}
          value="newest"
          onChange={toggle}
        />
      </Row>,
    ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: /Надетые/ }))
    await expect(toggle).toHaveBeenCalledWith('worn')
    await userEvent.selectOptions(canvas.getByLabelText('Порядок'), 'По уровню')
    await expect(toggle).toHaveBeenCalledWith('level')
  },
}
