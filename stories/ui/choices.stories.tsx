import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, waitFor } from 'storybook/test'
import { buttonClass } from '../../apps/game/src/ui/controls/button-class.ts'
import { Segmented } from '../../apps/game/src/ui/controls/segmented.tsx'
import { Tabs } from '../../apps/game/src/ui/controls/tabs.tsx'
import { Popover } from '../../apps/game/src/ui/overlays/popover.tsx'
import { CastleIcon, ForaysIcon, MissionsIcon } from '../../apps/game/src/ui/pictures/icons.ts'
import { Card } from '../../apps/game/src/ui/surfaces/card.tsx'
import { Collapse } from '../../apps/game/src/ui/surfaces/collapse.tsx'
import { Stack } from './stage.tsx'

const meta = { title: 'ui/Choices' } satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

const lands = [
  { id: 'village', label: 'Посад', icon: <CastleIcon /> },
  { id: 'forest', label: 'Ближний лес', icon: <ForaysIcon /> },
  { id: 'mountains', label: 'Волчьи горы', icon: <MissionsIcon /> },
  { id: 'earl', label: 'Графские земли', locked: true },
] as const

function Lands() {
  const [land, setLand] = useState<(typeof lands)[number]['id']>('mountains')
  return (
    <Tabs label="Края" tabs={lands} value={land} onChange={setLand}>
      <Card>{lands.find(({ id }) => id === land)?.label}: походы этого края.</Card>
    </Tabs>
  )
}

export const TabsByKeyboard: Story = {
  render: () => <Lands />,
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('tab', { name: 'Волчьи горы' })).toHaveFocus()
    await userEvent.keyboard('{ArrowLeft}{Enter}')
    await expect(canvas.getByRole('tabpanel', { name: 'Ближний лес' })).toBeVisible()
    await userEvent.click(canvas.getByRole('tab', { name: 'Графские земли' }))
    await expect(canvas.getByRole('tab', { name: 'Ближний лес' })).toHaveAttribute('aria-selected', 'true')
  },
}

export const TabsOnPhone: Story = { render: () => <Stack width={320}>{<Lands />}</Stack> }

const difficulties = [
  { value: 'EASY', label: 'Лёгкий' },
  { value: 'MEDIUM', label: 'Средний' },
  { value: 'HARD', label: 'Тяжёлый' },
] as const

const plans = [
  { value: 'FRONTAL_ATTACK', label: 'Лобовая атака' },
  { value: 'REAR_BATTLE', label: 'Бой в тылу', disabled: true },
] as const

function Plan() {
  const [difficulty, setDifficulty] = useState<(typeof difficulties)[number]['value']>('MEDIUM')
  const [plan, setPlan] = useState<(typeof plans)[number]['value']>('FRONTAL_ATTACK')
  return (
    <Card>
      <Stack>
        <Segmented
          label="Сложность"
          note="2 опыта"
          choices={difficulties}
          value={difficulty}
          onChange={setDifficulty}
        />
        <Segmented
          label="Как биться"
          note="урон по вам −14 %"
          choices={plans}
          value={plan}
          onChange={setPlan}
        />
      </Stack>
    </Card>
  )
}

export const Difficulty: Story = {
  render: () => (
    <Stack width={400}>
      <Plan />
    </Stack>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Тяжёлый' }))
    await expect(canvas.getByRole('radio', { name: 'Тяжёлый' })).toBeChecked()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(canvas.getByRole('radio', { name: 'Средний' })).toBeChecked()
  },
}

export const Folds: Story = {
  render: () => (
    <Card>
      <Collapse title="Правила испытания">
        <p>Побеждает тот, кто больше всех потратит энергии в походах и набегах.</p>
      </Collapse>
      <Collapse title="Присоединившиеся высокопревосходительства" startsOpen>
        <p>Ратибор, Мстислав, Ждан.</p>
      </Collapse>
    </Card>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Показать/ }))
    await expect(canvas.getAllByRole('button', { name: /^Скрыть/ })).toHaveLength(2)
    await waitFor(() => expect(canvas.getByText(/Побеждает тот/)).toBeVisible())
    await userEvent.click(canvas.getByRole('button', { name: /Правила испытания/ }))
  },
}

export const PopoverOpens: Story = {
  render: () => (
    <Card>
      <Popover
        label="О вине"
        side="bottom"
        trigger={(props) => (
          <button type="button" className={buttonClass({})} {...props}>
            Медовуха
          </button>
        )}
      >
        <b>Медовуха</b>
        <p>Возвращает 30 единиц энергии. Перезарядка 12 часов.</p>
      </Popover>
      <p style={{ minHeight: 120, paddingTop: 12 }}>Рядом</p>
    </Card>
  ),
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole('button', { name: 'Медовуха' })
    await userEvent.click(trigger)
    await expect(canvas.getByRole('dialog', { name: 'О вине' })).toBeInTheDocument()
    await userEvent.keyboard('{Escape}')
    await expect(canvas.queryByRole('dialog')).toBeNull()
    await expect(trigger).toHaveFocus()
    await userEvent.click(trigger)
    await userEvent.click(canvas.getByText('Рядом'))
    await expect(canvas.queryByRole('dialog')).toBeNull()
    await userEvent.click(trigger)
    await expect(trigger).toHaveAttribute('aria-expanded', 'true')
  },
}
