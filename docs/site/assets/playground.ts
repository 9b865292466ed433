import '../playground/main.ts'
