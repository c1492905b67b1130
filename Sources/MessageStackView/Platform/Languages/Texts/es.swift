extension LanguageTexts {
    static let es = """
        dismiss: Cerrar
        dismissPost: Cerrar «%@»
        information: Información
        success: Correcto
        warning: Advertencia
        error: Error
        available: %@ disponible
        times.other: %d veces
        ok: Aceptar
        cancel: Cancelar
        email: Correo electrónico
        password: Contraseña
        oneTimeCode: Código
        name: Nombre
        choose: Elegir
        requiredField: Este campo es obligatorio
        invalidEmail: Introduce un correo electrónico válido
        invalidNumber: Introduce un número
        rating: %1$d de %2$d
        unrated: Sin valorar
        undo: Deshacer
        copy: Copiar
        inProgress: En curso
        more.other: %d más
        showLess: Mostrar menos
        showMore: Mostrar más
        clearAll: Borrar todo
        noInternetTitle: Sin conexión a Internet
        noInternetSubtitle: Comprueba la conexión y vuelve a intentarlo
        """
}
