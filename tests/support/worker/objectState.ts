/** The part of a Durable Object's state that the reminders use, backed by a map. Reads and writes are copied. */
export function objectState() {
  const stored = new Map<string, unknown>();
  let alarmAt: number | null = null;
  const storage = {
    kv: {
      get: (key: string) => structuredClone(stored.get(key)),
      put: (key: string, value: unknown) => void stored.set(key, structuredClone(value)),
    },
    setAlarm: async (at: number) => {
      alarmAt = at;
    },
    deleteAll: async () => {
      stored.clear();
      alarmAt = null;
    },
  };
  return {
    ctx: { storage },
    stored,
    alarmAt: () => alarmAt,
    /** As in workerd, the alarm is cleared before it rings. */
    takeAlarm: () => {
      alarmAt = null;
    },
  };
}
