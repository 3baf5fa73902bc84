/** A short tone, and a shake where the phone can: the eyes are on the label. */
export function beep(isGood: boolean): void {
  navigator.vibrate?.(isGood ? 60 : [60, 60, 60])
  try {
    const audio = new AudioContext()
    const [tone, volume] = [audio.createOscillator(), audio.createGain()]
    tone.frequency.value = isGood ? 1040 : 300
    volume.gain.setValueAtTime(0.12, audio.currentTime)
    volume.gain.exponentialRampToValueAtTime(0.001, audio.currentTime + 0.18)
    tone.connect(volume).connect(audio.destination)
    tone.start()
    tone.stop(audio.currentTime + 0.2)
    tone.onended = () => void audio.close()
  } catch {
    // A browser without sound can still scan.
  }
}
