import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { expect, screen, userEvent, within } from 'storybook/test'
import { OwnGuildView } from '#apps/game/src/features/guilds/own-guild-view.tsx'
import type { Guild } from '#generated/types.ts'
import { inRouter } from '../../app/in-router.tsx'
import { GUILD, LEADER, MEMBER, NEWCOMER, ownGuildArgs, TREASURER } from './fixtures.ts'

/** What another officer saves while the sheet is open. */
let arrive: (guild: Guild) => void

const meta = {
  title: 'features/guilds/Edited by two',
  component: OwnGuildView,
  decorators: [inRouter],
  args: ownGuildArgs,
  render: function Live(args) {
    const [guild, setGuild] = useState(args.guild)
    arrive = setGuild
    return <OwnGuildView {...args} guild={guild} />
  },
} satisfies Meta<typeof OwnGuildView>

export default meta
type Story = StoryObj<typeof meta>

const theirs = { ...GUILD, description: 'Новое описание от главы.', revision: 8 }

async function openTexts(canvas: ReturnType<typeof within>) {
  await userEvent.click(canvas.getByRole('button', { name: 'Править описание и объявление' }))
  return {
    description: screen.getByRole('textbox', { name: 'Описание, его видят все' }),
    notice: screen.getByRole('textbox', { name: 'Объявление для участников' }),
    save: screen.getByRole('button', { name: 'Сохранить' }),
  }
}

/** The other has changed the field that is typed into: both texts are shown, and one must be chosen. */
export const SameField: Story = {
  play: async ({ canvas, args }) => {
    const { description, save } = await openTexts(canvas)
    await userEvent.clear(description)
    await userEvent.type(description, 'Мой долгий рассказ о гильдии')
    flushSync(() => arrive(theirs))
    await expect(description).toHaveValue('Мой долгий рассказ о гильдии')
    const note = screen.getByRole('alert')
    await expect(note).toHaveTextContent(/описание изменилось.*Новое описание от главы\./)
    await userEvent.click(save)
    await expect(screen.getByRole('dialog', { name: 'Почему нельзя' })).toHaveTextContent(
      'Выберите, чьё описание оставить',
    )
    await userEvent.keyboard('{Escape}')
    await userEvent.click(within(note).getByRole('button', { name: 'Оставить мой' }))
    await userEvent.click(save)
    await expect(args.onEdit).toHaveBeenCalledWith(
      { description: 'Мой долгий рассказ о гильдии', revision: 8 },
      expect.any(Function),
    )
  },
}

/** On the narrowest phone, with both texts in sight. */
export const SameFieldPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const { description } = await openTexts(canvas)
    await userEvent.type(description, ' И ещё слово')
    flushSync(() => arrive(theirs))
    await expect(screen.getByRole('alert')).toBeVisible()
  },
}

/** The other has changed the other field: it follows, and only what was typed is sent. */
export const OtherField: Story = {
  play: async ({ canvas, args }) => {
    const { description, notice, save } = await openTexts(canvas)
    await userEvent.clear(notice)
    await userEvent.type(notice, 'Сбор в девять')
    flushSync(() => arrive(theirs))
    await expect(description).toHaveValue('Новое описание от главы.')
    await expect(screen.queryByRole('alert')).toBeNull()
    await userEvent.click(save)
    await expect(args.onEdit).toHaveBeenCalledWith(
      { notice: 'Сбор в девять', revision: 8 },
      expect.any(Function),
    )
  },
}

/** What was typed is there again when the sheet opens again, until it is given up. */
export const Restored: Story = {
  play: async ({ canvas }) => {
    const { notice } = await openTexts(canvas)
    await userEvent.type(notice, ' Приходите все')
    await userEvent.click(screen.getByRole('button', { name: 'Закрыть' }))
    const again = await openTexts(canvas)
    await expect(again.notice).toHaveValue(`${GUILD.notice} Приходите все`)
    await userEvent.click(screen.getByRole('button', { name: 'Вернуть сохранённый' }))
    await expect(again.notice).toHaveValue(GUILD.notice)
  },
}

async function renameNewcomers(canvas: ReturnType<typeof within>) {
  await userEvent.click(canvas.getByRole('button', { name: 'Изменить роли' }))
  const last = screen.getByRole('textbox', { name: 'Роль 4' })
  await userEvent.clear(last)
  await userEvent.type(last, 'Отрок')
  return last
}

/** The other has changed another role: both changes are saved. */
export const OtherRole: Story = {
  play: async ({ canvas, args }) => {
    await renameNewcomers(canvas)
    const roles = [LEADER, { ...TREASURER, name: 'Ключник' }, MEMBER, NEWCOMER]
    flushSync(() => arrive({ ...GUILD, roles, revision: 8 }))
    await expect(screen.queryByRole('alert')).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Сохранить' }))
    await expect(args.onRoles).toHaveBeenCalledWith(
      {
        roles: [
          expect.anything(),
          expect.objectContaining({ name: 'Ключник' }),
          expect.anything(),
          expect.objectContaining({ name: 'Отрок' }),
        ],
        revision: 8,
      },
      expect.any(Function),
    )
  },
}

/** The other has changed the same role. */
export const SameRole: Story = {
  play: async ({ canvas }) => {
    const last = await renameNewcomers(canvas)
    const roles = [LEADER, TREASURER, MEMBER, { ...NEWCOMER, name: 'Юнец' }]
    flushSync(() => arrive({ ...GUILD, roles, revision: 8 }))
    await expect(last).toHaveValue('Отрок')
    const note = screen.getByRole('alert')
    await expect(note).toHaveTextContent('Юнец: Прав нет')
    await userEvent.click(within(note).getByRole('button', { name: 'Взять этот текст' }))
    await expect(screen.getByRole('textbox', { name: 'Роль 4' })).toHaveValue('Юнец')
  },
}
