import { screen, userEvent, within } from 'storybook/test'

/** Opens a card; on a phone its leaf lies over the page, on a wide one at the side. */
export async function opened(name: RegExp) {
  await userEvent.click(screen.getByRole('button', { name }))
  return within(screen.queryByRole('dialog') ?? screen.getByRole('complementary', { name: 'Вещь' }))
}
