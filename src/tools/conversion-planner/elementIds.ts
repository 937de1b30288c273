/** The ids of the elements that the focus and the drag layer look for. */
export const toggleId = (videoId: string) => `planned-${videoId}`;
export const gripSlotId = (videoId: string) => `grip-${videoId}`;
export const dayId = (date: string) => `day-${date}`;
export const dropSlotId = (date: string) => `drop-${date}`;
export const TO_SHOOT_ID = 'planner-to-shoot';
