import { expect, test } from "vitest"
import { wrongEmail, wrongName, wrongPhone, wrongPhoneOnBlur } from "./person-rules"

test("asks for three letters of a name, and only characters of names", () => {
  expect(wrongName(" Om ")).toBe("Name must be at least 3 characters long.")
  expect(wrongName("Ravi 2")).toBe("Invalid name. Only letters, spaces, apostrophes, and hyphens are allowed.")
  expect(wrongName("Anne-Marie D'Souza")).toBeUndefined()
  expect(wrongName("हरप्रीत सिंह")).toBeUndefined()
})

test("recognizes an email address", () => {
  expect(wrongEmail("ravi@")).toBe("Invalid email address.")
  expect(wrongEmail(" ravi.k@example.in ")).toBeUndefined()
})

test("counts the digits on leaving the phone field, and looks at the first on submit", () => {
  expect(wrongPhoneOnBlur("98765")).toBe("Invalid phone number.")
  for (const tooMuch of ["98765432101", "+9198765432", "98765432x0"])
    expect(wrongPhoneOnBlur(tooMuch)).toBe("Invalid phone number.")
  expect(wrongPhoneOnBlur("1234567890")).toBeUndefined()
  expect(wrongPhone("1234567890")).toBe("Enter a valid 10-digit phone number.")
  expect(wrongPhone("")).toBe("Phone number is required.")
})
