import { z } from 'zod'
import type { TelegramSettings } from '../../../platform/config.ts'

/** Telegram waits 10 s for the answer to a question about a payment. */
const TIMEOUT_MS = 5000

const answerSchema = z.object({
  ok: z.boolean(),
  /** Missing in a refusal. */
  result: z.unknown().optional(),
  description: z.string().max(1000).optional(),
})

/** A refusal of the Bot API. */
export class TelegramError extends Error {
  constructor(description: string) {
    super(description)
    this.name = 'TelegramError'
  }
}

/**
 * Calls a method of the Bot API and resolves to its result. Its address holds the bot's token, so no error names it. Rejects after five
 * seconds without an answer.
 */
export async function callTelegram(
  { apiUrl, token }: TelegramSettings,
  method: string,
  parameters: Readonly<Record<string, unknown>>,
): Promise<unknown> {
  const text = await fetch(`${apiUrl}/bot${token}/${method}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(parameters),
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).then(
    (response) => response.text(),
    () => {
      throw new TelegramError(`${method}: no answer`)
    },
  )
  const { ok, result, description } = readAnswer(method, text)
  if (!ok) throw new TelegramError(`${method}: ${description ?? 'refused'}`)
  return result
}

function readAnswer(method: string, text: string): z.infer<typeof answerSchema> {
  try {
    return answerSchema.parse(JSON.parse(text))
  } catch {
    throw new TelegramError(`${method}: the answer is not of the Bot API`)
  }
}
