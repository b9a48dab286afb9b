import { expect, screen, waitFor } from 'storybook/test'

/** Waits until a notification of the console has faded in. */
export function notified(text: string | RegExp): Promise<void> {
  return waitFor(() => expect(screen.getByText(text)).toBeVisible())
}
