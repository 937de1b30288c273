/** The part of a Durable Object's state that the reminders use, over a map. What is read and written is a copy. */
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
    /** The alarm is taken off before it rings, as in workerd. */
    takeAlarm: () => {
      alarmAt = null;
    },
  };
}
