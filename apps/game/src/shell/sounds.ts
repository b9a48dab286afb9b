export type Sound = 'WIN' | 'LOSE' | 'DRAW' | 'coins' | 'blow'

/** One tone: when it starts and how long it lasts (s), its pitch (Hz) and its loudness (0 to 1). */
type Tone = { at: number; lasts: number; pitch: number; loud: number; wave: OscillatorType; to?: number }

const LOUDNESS = 0.5
const SILENT = 0.0001
const ATTACK_SECONDS = 0.012

function notes(
  wave: OscillatorType,
  loud: number,
  step: number,
  lasts: number,
  pitches: readonly number[],
): Tone[] {
  return pitches.map((pitch, index) => ({
    at: index * step,
    lasts: index === pitches.length - 1 ? lasts * 2 : lasts,
    pitch,
    loud,
    wave,
  }))
}

/** Horns for a victory, falling horns for a defeat, metal for coins, a thud and a ring for a blow. */
const SCORES: Readonly<Record<Sound, readonly Tone[]>> = {
  WIN: [
    ...notes('sawtooth', 0.16, 0.14, 0.3, [392, 523.25, 659.25, 783.99]),
    ...notes('triangle', 0.2, 0.14, 0.3, [196, 261.63, 329.63, 392]),
  ],
  LOSE: notes('sawtooth', 0.16, 0.26, 0.5, [220, 207.65, 174.61, 130.81]),
  DRAW: notes('triangle', 0.24, 0.24, 0.4, [261.63, 261.63]),
  coins: [0, 0.07, 0.13, 0.2].flatMap((at, index) => [
    { at, lasts: 0.32, pitch: 2_350 + 190 * index, loud: 0.12, wave: 'sine' },
    { at, lasts: 0.16, pitch: 3_720 + 260 * index, loud: 0.06, wave: 'triangle' },
  ]),
  blow: [
    { at: 0, lasts: 0.16, pitch: 150, to: 48, loud: 0.5, wave: 'sine' },
    { at: 0.01, lasts: 0.22, pitch: 1_870, loud: 0.05, wave: 'square' },
    { at: 0.01, lasts: 0.3, pitch: 2_790, loud: 0.04, wave: 'triangle' },
  ],
}

let context: AudioContext | undefined

function sing(audio: AudioContext, { at, lasts, pitch, to, loud, wave }: Tone): void {
  const start = audio.currentTime + at
  const tone = audio.createOscillator()
  const volume = audio.createGain()
  const dark = audio.createBiquadFilter()
  tone.type = wave
  tone.frequency.setValueAtTime(pitch, start)
  if (to !== undefined) tone.frequency.exponentialRampToValueAtTime(to, start + lasts)
  dark.type = 'lowpass'
  dark.frequency.value = wave === 'sawtooth' ? 1_800 : 9_000
  volume.gain.setValueAtTime(SILENT, start)
  volume.gain.exponentialRampToValueAtTime(loud * LOUDNESS, start + ATTACK_SECONDS)
  volume.gain.exponentialRampToValueAtTime(SILENT, start + lasts)
  tone.connect(dark).connect(volume).connect(audio.destination)
  tone.start(start)
  tone.stop(start + lasts)
}

/** Plays a sound made on the spot, without any file. */
export async function play(sound: Sound): Promise<void> {
  context ??= new AudioContext()
  const audio = context
  // A browser may keep it suspended until the first press.
  if (audio.state === 'suspended') await audio.resume()
  for (const tone of SCORES[sound]) sing(audio, tone)
}
