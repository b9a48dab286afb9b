import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '#apps/game/src/ui/controls/button.tsx'
import {
  DiamondIcon,
  GoldIcon,
  LockIcon,
  MissionsIcon,
  StarIcon,
  StorageIcon,
} from '#apps/game/src/ui/pictures/icons.ts'
import { Card } from '#apps/game/src/ui/surfaces/card.tsx'
import { pressKey, pressOn } from './real-input.ts'
import { Row } from './stage.tsx'

const meta = {
  title: 'ui/Button',
  component: Button,
  args: { children: 'В поход', onClick: fn() },
  decorators: [(Story) => <Card>{Story()}</Card>],
} satisfies Meta<typeof Button>

export default meta
type Story = StoryObj<typeof meta>

export const Variants: Story = {
  render: () => (
    <Row>
      <Button variant="act" icon={<MissionsIcon />}>
        В поход
      </Button>
      <Button variant="gold">
        Забрать <GoldIcon /> 350
      </Button>
      <Button>Подробнее</Button>
      <Button variant="oak">К итогу</Button>
      <Button small>Отмена</Button>
    </Row>
  ),
}

export const Loading: Story = {
  args: { variant: 'act', loading: true },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'В поход' }))
    await expect(args.onClick).not.toHaveBeenCalled()
  },
}

export const Disabled: Story = { args: { disabled: true } }

const reasons = [
  { message: 'Недостаточно алмазов', detail: 'есть 64, нужно 300', icon: <DiamondIcon /> },
  { message: 'Вещь должна иметь 5 звёзд', detail: 'сейчас 3', icon: <StarIcon /> },
  { message: 'На складе нет места', detail: 'занято 60 из 60', icon: <StorageIcon /> },
]

export const Cannot: Story = {
  args: { children: 'Переименовать', icon: <LockIcon />, cannot: reasons },
  decorators: [(Story) => <div style={{ paddingTop: 190 }}>{Story()}</div>],
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Переименовать' })
    await pressOn(button)
    const why = await canvas.findByRole('dialog', { name: 'Почему нельзя' })
    await waitFor(() => expect(within(why).getByText('На складе нет места')).toBeVisible())
    await expect(args.onClick).not.toHaveBeenCalled()
    await pressKey('Escape')
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
    await pressOn(button)
    await canvas.findByRole('dialog')
  },
}

export const CannotByKeyboard: Story = {
  ...Cannot,
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button')).toHaveFocus()
    await waitFor(() => expect(canvas.getByText('Недостаточно алмазов')).toBeVisible())
    await expect(canvas.getByRole('button')).toHaveAccessibleDescription(/есть 64, нужно 300/)
  },
}

/** Shown on hover, hidden when the mouse leaves. */
export const CannotUnderMouse: Story = {
  ...Cannot,
  play: async ({ canvas }) => {
    await userEvent.hover(canvas.getByRole('button', { name: 'Переименовать' }))
    await waitFor(() => expect(canvas.getByText('Недостаточно алмазов')).toBeVisible())
    await userEvent.unhover(canvas.getByRole('button', { name: 'Переименовать' }))
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
  },
}

function Treasury() {
  const [gold, setGold] = useState(0)
  return (
    <>
      <Button cannot={gold < 100 ? reasons.slice(0, 1) : []}>Купить</Button>
      <Button onClick={() => setGold(350)}>Пополнить</Button>
      <Button onClick={() => setGold(0)}>Потратить</Button>
    </>
  )
}

/** Reasons that disappear and return are not shown again without a new press or hover. */
export const CannotAgain: Story = {
  render: () => <Treasury />,
  decorators: [(Story) => <div style={{ paddingTop: 190 }}>{Story()}</div>],
  play: async ({ canvas }) => {
    const fill = canvas.getByRole('button', { name: 'Пополнить' })
    await userEvent.click(canvas.getByRole('button', { name: 'Купить' }))
    await canvas.findByRole('dialog', { name: 'Почему нельзя' })
    // Clicked by code, as when gold arrives from elsewhere: no press outside closes anything.
    fill.click()
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
    canvas.getByRole('button', { name: 'Потратить' }).click()
    const buy = canvas.getByRole('button', { name: 'Купить' })
    await waitFor(() => expect(buy).toHaveAccessibleDescription(/Недостаточно алмазов/))
    await expect(canvas.queryByRole('dialog')).toBeNull()
  },
}

export const AsksFirst: Story = {
  args: {
    children: 'Сдать старьёвщику',
    confirm: {
      title: 'Сдать «Молот кузнеца» старьёвщику?',
      text: (
        <p>
          Вещь исчезнет навсегда. Вы получите <b>430</b> очков усиления.
        </p>
      ),
    },
  },
  decorators: [(Story) => <div style={{ paddingTop: 190 }}>{Story()}</div>],
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Сдать старьёвщику' })
    await userEvent.click(button)
    await expect(canvas.getByRole('button', { name: 'Отмена' })).toHaveFocus()
    await userEvent.click(canvas.getByRole('button', { name: 'Отмена' }))
    await expect(args.onClick).not.toHaveBeenCalled()
    await userEvent.click(button)
    await userEvent.click(canvas.getByRole('button', { name: 'Подтвердить' }))
    await expect(args.onClick).toHaveBeenCalledOnce()
    await expect(button).toHaveFocus()
    await userEvent.click(button)
  },
}

export const Shortcut: Story = {
  args: { variant: 'act', shortcut: '1' },
  render: (args) => (
    <Row>
      <Button {...args} />
      <input aria-label="Имя" />
    </Row>
  ),
  play: async ({ args, canvas }) => {
    await userEvent.keyboard('1')
    await expect(args.onClick).toHaveBeenCalledOnce()
    await userEvent.type(canvas.getByRole('textbox'), '1')
    await expect(args.onClick).toHaveBeenCalledOnce()
  },
}

export const LongWords: Story = {
  args: { full: true, children: 'Присоединиться к высокопревосходительственному крестоносному походу' },
  decorators: [(Story) => <div style={{ maxWidth: 240 }}>{Story()}</div>],
}

/** A double click on a button that costs pays once. A stepper counts every click. */
export const DoubleClick: Story = {
  args: { children: 'Нанять', variant: 'act', onClick: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Нанять' }))
    await expect(args.onClick).toHaveBeenCalledOnce()
    // Until the double click's time is over, another press counts as a part of it.
    await waitFor(async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Нанять' }))
      await expect(args.onClick).toHaveBeenCalledTimes(2)
    })
  },
}

export const DoubleClickOnPlain: Story = {
  args: { children: '+', variant: 'plain', onClick: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.dblClick(canvas.getByRole('button', { name: '+' }))
    await expect(args.onClick).toHaveBeenCalledTimes(2)
  },
}

/**
 * A second press on a submit button closes its panel. On a phone the browser must not close it before the click:
 * the click would find it closed and open it again.
 */
export const AsksFirstInAForm: Story = {
  args: { ...AsksFirst.args, type: 'submit' },
  decorators: [
    (Story) => (
      <form style={{ paddingTop: 190 }} onSubmit={(event) => event.preventDefault()}>
        {Story()}
      </form>
    ),
  ],
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Сдать старьёвщику' })
    await pressOn(button)
    const panel = await canvas.findByRole('dialog', { name: /^Сдать/ })
    await expect(within(panel).getByRole('button', { name: 'Отмена' })).toHaveFocus()
    const order: string[] = []
    panel.addEventListener('beforetoggle', () => order.push('closes'))
    button.addEventListener('click', () => order.push('click'), { capture: true })
    await pressOn(button)
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
    await expect(order).toEqual(['click', 'closes'])
    await expect(args.onClick).not.toHaveBeenCalled()
  },
}
